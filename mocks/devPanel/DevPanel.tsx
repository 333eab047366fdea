import { useState, type ReactNode } from "react";
import { operations } from "../operations.ts";
import { scenarios } from "../control/scenarios.ts";
import { personas } from "../store/personas.ts";
import { arriveAs, exportWorld, importWorld, order } from "./controlClient.ts";

const statuses = [0, 400, 401, 403, 404, 409, 422, 429, 500, 503];

/** The developer's hand on the embedded service: who is here, how the service is, what it does next. */
export function Panel(): ReactNode {
  const [said, setSaid] = useState("");
  const [operationId, setOperation] = useState("");
  const [status, setStatus] = useState("500");
  const tell = (done: Promise<unknown>): void =>
    void done.then(
      (answer) => setSaid(answer === undefined ? "Done." : JSON.stringify(answer)),
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  const press = (label: string, name: string, body: object): ReactNode => (
    <button type="button" onClick={() => tell(order(name, body))}>
      {label}
    </button>
  );
  return (
    <details>
      <summary>Embedded service</summary>
      <div className="rows">
        <Choice label="Persona" from={Object.keys(personas)} onChoose={(name) => arriveAs("persona", name)} />
        <Choice label="Scenario" from={Object.keys(scenarios)} onChoose={(name) => arriveAs("scenario", name)} />
        <p>
          {press("Push a notification", "push", { persona: "citizen", type: "INFORMATION" })}
          {press("Push a question", "push", { persona: "citizen", type: "QUESTION" })}
        </p>
        <p>
          {press("Access runs out", "expire", { what: "access" })}
          {press("Session runs out", "expire", { what: "all" })}
          {press("One day later", "clock", { advanceSeconds: 86_400 })}
        </p>
        <p>
          {press("Slow (2 s)", "latency", { seconds: 2 })}
          {press("Quick again", "latency", { seconds: 0 })}
        </p>
        <Choice label="Operation" from={operations.map(({ id }) => id)} onChoose={setOperation} />
        <Choice label="answers next" from={statuses.map(String)} chosen={status} onChoose={setStatus} />
        <p>
          <button type="button" disabled={operationId === ""} onClick={() => tell(order("fault", { operationId, status: Number(status), times: 1 }))}>
            Order the fault
          </button>
        </p>
        <p>
          {press("Reset", "reset", {})}
          <button type="button" onClick={() => tell(exportWorld())}>
            Export
          </button>
          <label>
            Import <input type="file" accept="application/json" onChange={({ target }) => target.files?.[0] && tell(importWorld(target.files[0]))} />
          </label>
        </p>
        <output>{said}</output>
      </div>
    </details>
  );
}

function Choice({ label, from, chosen = "", onChoose }: { label: string; from: readonly string[]; chosen?: string; onChoose: (name: string) => void }): ReactNode {
  return (
    <label>
      {label}{" "}
      <select value={chosen === "" ? undefined : chosen} onChange={({ target }) => target.value !== "" && onChoose(target.value)}>
        {chosen === "" && <option value="">–</option>}
        {from.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
