/** A bar: the time until the largest paint, and the time until the page is ready for use. */
export type ChartBar = { name: string; paintedMs: number; readyMs: number; isOwn: boolean };

const [width, left, right, lineHeight, top] = [760, 300, 60, 34, 56] as const;

/**
 * Renders page loads as an SVG bar chart, the fastest first. It has a text alternative, and colours for light and dark mode.
 */
export function renderBarChart(title: string, bars: readonly ChartBar[]): string {
  const sorted = bars.toSorted((a, b) => a.readyMs - b.readyMs);
  const maxMs = Math.max(...sorted.map(({ readyMs, paintedMs }) => Math.max(readyMs, paintedMs)));
  const barWidth = (ms: number): number => Math.round((ms / maxMs) * (width - left - right));
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const height = top + sorted.length * lineHeight + 12;
  const description = sorted
    .map(
      ({ name, paintedMs, readyMs }) => `${name}: painted after ${seconds(paintedMs)}, ready after ${seconds(readyMs)}`,
    )
    .join("; ");
  const rows = sorted.map(({ name, paintedMs, readyMs, isOwn }, index) => {
    const y = top + index * lineHeight;
    return `  <text class="${isOwn ? "own" : "name"}" x="${left - 12}" y="${y + 16}" text-anchor="end">${escapeXml(name)}</text>
  <rect class="ready" x="${left}" y="${y + 2}" width="${Math.max(2, barWidth(readyMs))}" height="20" rx="3"/>
  <rect class="painted" x="${left}" y="${y + 2}" width="${Math.max(2, barWidth(Math.min(paintedMs, readyMs)))}" height="20" rx="3"/>
  <text class="value" x="${left + barWidth(readyMs) + 8}" y="${y + 16}">${seconds(readyMs)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
  <title id="title">${escapeXml(title)}</title>
  <desc id="description">${escapeXml(description)}</desc>
  <style>
    text { font: 14px system-ui, sans-serif; fill: #1f2933; }
    .own { font-weight: 700; }
    .key, .value { font-size: 13px; }
    .painted { fill: #0b5d7a; }
    .ready { fill: #9cc6d6; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .painted { fill: #58b4d4; }
      .ready { fill: #27556a; }
    }
  </style>
  <rect class="painted" x="${left}" y="14" width="14" height="14" rx="3"/>
  <text class="key" x="${left + 22}" y="26">largest paint</text>
  <rect class="ready" x="${left + 130}" y="14" width="14" height="14" rx="3"/>
  <text class="key" x="${left + 152}" y="26">ready for use</text>
${rows.join("\n")}
</svg>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
