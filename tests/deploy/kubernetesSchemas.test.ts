import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";

type Manifest = { apiVersion: string; kind: string };
type Model = (data: never) => { validate: () => void };

const root = join(import.meta.dirname, "../..");
const example = parseAllDocuments(readFileSync(join(root, "deploy/kubernetes/portal.yaml"), "utf8")).map(
  (document) => document.toJS() as Manifest,
);

/** The schemas that Kubernetes publishes, compiled by the package kubernetes-models. */
const models: Readonly<Record<string, Model>> = {
  ConfigMap: (data) => new ConfigMap(data),
  Deployment: (data) => new Deployment(data),
  HorizontalPodAutoscaler: (data) => new HorizontalPodAutoscaler(data),
  Ingress: (data) => new Ingress(data),
  NetworkPolicy: (data) => new NetworkPolicy(data),
  PodDisruptionBudget: (data) => new PodDisruptionBudget(data),
  Service: (data) => new Service(data),
};

/** Returns the errors of a manifest by its schema, which permits unknown fields. */
function findSchemaErrors(manifest: Manifest): string[] {
  const createModel = models[manifest.kind] ?? expect.fail(`There is no schema of ${manifest.kind}.`);
  try {
    createModel(manifest as never).validate();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** The parsed declarations of the schemas and of the language, for several type checks. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** Returns the errors of manifests by the types of the same schemas, which permit no unknown field. */
function findTypeErrors(manifests: readonly Manifest[]): string[] {
  const file = join(root, "tests/deploy/manifests.virtual.ts");
  const source = manifests
    .map(
      ({ apiVersion, kind }, index) =>
        `import type { I${kind} as Type${index} } from "kubernetes-models/${apiVersion}/${kind}";\n` +
        `export const manifest${index}: Type${index} = ${JSON.stringify(manifests[index])};\n`,
    )
    .join("");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const hostWithFile: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, ...rest) => {
      if (name === file) return ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
      if (!declarations.has(name)) declarations.set(name, host.getSourceFile(name, ...rest));
      return declarations.get(name);
    },
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, hostWithFile))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

describe("the Kubernetes example", () => {
  it.each(example.map((manifest) => [manifest.kind, manifest] as const))("has a valid %s", (_, manifest) => {
    expect(findSchemaErrors(manifest)).toEqual([]);
  });

  it("has no unknown field", () => {
    expect(findTypeErrors(example)).toEqual([]);
  });
});

describe("the schemas", () => {
  const service = (spec: object): Manifest & { spec: object } => ({ apiVersion: "v1", kind: "Service", spec });

  it("refuse a wrong type and a missing field", () => {
    expect(findSchemaErrors(service({ ports: [{ port: "http" }] }))).toEqual([
      expect.stringContaining("must be integer") as string,
    ]);
    expect(findSchemaErrors(service({ ports: [{ name: "http" }] }))).toEqual([
      expect.stringContaining("must have required property port") as string,
    ]);
  });

  it("refuse an unknown field", () => {
    expect(findTypeErrors([service({ port: [] })])).toEqual([
      expect.stringContaining("'\"port\"' does not exist in type") as string,
    ]);
  });
});
