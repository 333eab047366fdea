import type { CommandCost } from "./commandCost.ts";
import { formatRatio, row, type Format, type TargetRow } from "./results.ts";

/** The cost of the developer commands for a contract of some size. The portal compiles only with all operations of our contract. */
export type ContractSizeCost = {
  operations: number;
  generatorsAlone: CommandCost;
  generate: CommandCost;
  generateUnchanged: CommandCost;
  check: CommandCost;
  build?: CommandCost;
  types?: CommandCost;
  typesUnchanged?: CommandCost;
};

/** The costs of all sizes, and of building the plain MUI page. */
export type BuildBenchResults = {
  measuredAt: string;
  sizes: readonly ContractSizeCost[];
  peerBuild: CommandCost | undefined;
};

/** Returns the cost of generating all outputs relative to that of the two generators alone. */
export const compareWithGenerators = ({
  generate,
  generatorsAlone,
}: Pick<ContractSizeCost, "generate" | "generatorsAlone">): number => generate.cpuSeconds / generatorsAlone.cpuSeconds;

const formatSeconds: Format = (value, moreDigits = 0) => `${value.toFixed(1 + moreDigits)} s`;

/** Returns the targets of the developer commands whose costs were measured in this run. */
export function listBuildTargetRows({ sizes, peerBuild }: Omit<BuildBenchResults, "measuredAt">): TargetRow[] {
  const complete = sizes.find(({ build }) => build !== undefined);
  const largest = sizes.at(-1);
  return [
    ...row(
      `generate, all outputs, ${complete?.operations ?? ""} operations, relative to the two generators alone`,
      complete && compareWithGenerators(complete),
      formatRatio,
      1.3,
    ),
    ...row(
      `generate of ${largest?.operations ?? ""} operations relative to the generators, compared with that of ${complete?.operations ?? ""}`,
      complete && largest && largest !== complete
        ? compareWithGenerators(largest) / compareWithGenerators(complete)
        : undefined,
      formatRatio,
      1,
    ),
    ...row("type-check", complete?.types?.cpuSeconds, formatSeconds, 2),
    ...row("type-check, unchanged", complete?.typesUnchanged?.cpuSeconds, formatSeconds, 2),
    ...row(
      "build, relative to the build of the plain MUI page",
      peerBuild && complete?.build && complete.build.cpuSeconds / peerBuild.cpuSeconds,
      formatRatio,
      8,
    ),
  ];
}
