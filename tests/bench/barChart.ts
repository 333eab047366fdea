/** A bar of the picture: from nothing to when the page was seen whole, and on to when it was alive. Milliseconds. */
export type ChartBar = { name: string; paintedMs: number; readyMs: number; isOwn: boolean };

const [width, left, right, line, top] = [760, 300, 60, 34, 56] as const;

/**
 * A picture of loads as bars, the quickest first. It is plain SVG that says in words what it shows, and has the colours of
 * the page that it stands on, light or dark.
 */
export function renderBarChart(title: string, bars: readonly ChartBar[]): string {
  const sorted = bars.toSorted((one, other) => one.readyMs - other.readyMs);
  const most = Math.max(...sorted.map(({ readyMs, paintedMs }) => Math.max(readyMs, paintedMs)));
  const long = (value: number): number => Math.round((value / most) * (width - left - right));
  const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
  const height = top + sorted.length * line + 12;
  const told = sorted
    .map(
      ({ name, paintedMs, readyMs }) => `${name}: painted after ${seconds(paintedMs)}, ready after ${seconds(readyMs)}`,
    )
    .join("; ");
  const drawn = sorted.map(({ name, paintedMs, readyMs, isOwn }, place) => {
    const y = top + place * line;
    return `  <text class="${isOwn ? "own" : "name"}" x="${left - 12}" y="${y + 16}" text-anchor="end">${escapeXml(name)}</text>
  <rect class="ready" x="${left}" y="${y + 2}" width="${Math.max(2, long(readyMs))}" height="20" rx="3"/>
  <rect class="painted" x="${left}" y="${y + 2}" width="${Math.max(2, long(Math.min(paintedMs, readyMs)))}" height="20" rx="3"/>
  <text class="value" x="${left + long(readyMs) + 8}" y="${y + 16}">${seconds(readyMs)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title told">
  <title id="title">${escapeXml(title)}</title>
  <desc id="told">${escapeXml(told)}</desc>
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
  <text class="key" x="${left + 152}" y="26">ready to be used</text>
${drawn.join("\n")}
</svg>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
