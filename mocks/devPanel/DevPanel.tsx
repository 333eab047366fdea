import { useState, type ReactNode } from "react";
import { operations } from "../operations.ts";
import { scenarios } from "../control/scenarios.ts";
import { personas } from "../store/personas.ts";
import { reloadWithPreset, downloadSnapshot, uploadSnapshot, sendControlRequest } from "./controlClient.ts";

const faultStatuses = [0, 400, 401, 403, 404, 409, 422, 429, 500, 503];

/** The developer's hand on the embedded service: who is here, how the service is, what it does next. */
export function DevPanel(): ReactNode {
  const [said, setSaid] = useState("");
  const [operationId, setOperation] = useState("");
  const [status, setStatus] = useState("500");
  const tell = (done: Promise<unknown>): void =>
    void done.then(
      (answer) => setSaid(answer === undefined ? "Done." : JSON.stringify(answer)),
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  const press = (label: string, name: string, body: object): ReactNode => (
    <button type="button" onClick={() => tell(sendControlRequest(name, body))}>
      {label}
    </button>
  );
  return (
    <details>
      <summary>Embedded service</summary>
      <div className="rows">
        <SelectField
          label="Persona"
          options={Object.keys(personas)}
          onChange={(name) => reloadWithPreset("persona", name)}
        />
        <SelectField
          label="Scenario"
          options={Object.keys(scenarios)}
          onChange={(name) => reloadWithPreset("scenario", name)}
        />
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
        <SelectField label="Operation" options={operations.map(({ id }) => id)} onChange={setOperation} />
        <SelectField label="answers next" options={faultStatuses.map(String)} value={status} onChange={setStatus} />
        <p>
          <button
            type="button"
            disabled={operationId === ""}
            onClick={() => tell(sendControlRequest("fault", { operationId, status: Number(status), times: 1 }))}
          >
            Order the fault
          </button>
        </p>
        <p>
          {press("Reset", "reset", {})}
          <button type="button" onClick={() => tell(downloadSnapshot())}>
            Export
          </button>
          <label>
            Import{" "}
            <input
              type="file"
              accept="application/json"
              onChange={({ target }) => target.files?.[0] && tell(uploadSnapshot(target.files[0]))}
            />
          </label>
        </p>
        <output>{said}</output>
      </div>
    </details>
  );
}

function SelectField({
  label,
  options,
  value = "",
  onChange,
}: {
  label: string;
  options: readonly string[];
  value?: string;
  onChange: (name: string) => void;
}): ReactNode {
  return (
    <label>
      {label}{" "}
      <select
        value={value === "" ? undefined : value}
        onChange={({ target }) => target.value !== "" && onChange(target.value)}
      >
        {value === "" && <option value="">–</option>}
        {options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
