import { useState, type ReactNode } from "react";
import { operations } from "../operations.ts";
import { scenarios } from "../control/scenarios.ts";
import { personas } from "../store/personas.ts";
import {
  downloadSnapshot,
  readPreset,
  reloadWithPreset,
  resetBackend,
  sendControlRequest,
  uploadSnapshot,
} from "./controlClient.ts";

const faultStatuses = ["0", "lost", "400", "401", "403", "404", "409", "412", "413", "422", "429", "500", "503"];

/** Renders the developer panel: persona, scenario, notifications, tokens, cases, latency and faults of the mock backend. */
export function DevPanel(): ReactNode {
  const [preset, setPreset] = useState(readPreset);
  const [message, setMessage] = useState("");
  const [operationId, setOperationId] = useState("");
  const [status, setStatus] = useState("500");
  const [appealNumber, setAppealNumber] = useState("");
  const showResult = (promise: Promise<unknown>): void =>
    void promise.then(
      (result) => setMessage(result === undefined ? "Done." : JSON.stringify(result)),
      (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    );
  const renderButton = (label: string, name: string, body: object): ReactNode => (
    <button type="button" onClick={() => showResult(sendControlRequest(name, body))}>
      {label}
    </button>
  );
  const receiver = preset.persona ?? "citizen";
  return (
    <details>
      <summary>Mock backend</summary>
      <div className="rows">
        <SelectField
          label="Persona"
          options={["", ...Object.keys(personas)]}
          value={preset.persona ?? ""}
          onChange={(persona) => reloadWithPreset({ ...preset, persona })}
        />
        <SelectField
          label="Scenario"
          options={["", ...Object.keys(scenarios)]}
          value={preset.scenario ?? ""}
          onChange={(scenario) => reloadWithPreset({ ...preset, scenario })}
        />
        <p>
          {renderButton(`Push a notification to ${receiver}`, "push", { persona: receiver, type: "INFORMATION" })}
          {renderButton(`Push a question to ${receiver}`, "push", { persona: receiver, type: "QUESTION" })}
        </p>
        <p>
          {renderButton("Expire access token", "expire", { what: "access" })}
          {renderButton("Expire session", "expire", { what: "all" })}
          {renderButton("Advance one day", "clock", { advanceSeconds: 86_400 })}
        </p>
        <p>
          <label>
            Case{" "}
            <input
              placeholder="2026-00481"
              value={appealNumber}
              onChange={({ target }) => setAppealNumber(target.value)}
            />
          </label>
          {renderButton("Next step of the case", "appeal", { appealNumber })}
        </p>
        <p>
          {renderButton("Delay 2 s", "latency", { seconds: 2 })}
          {renderButton("No delay", "latency", { seconds: 0 })}
        </p>
        <SelectField
          label="Operation"
          options={["", ...operations.map(({ id }) => id)]}
          value={operationId}
          onChange={setOperationId}
        />
        <SelectField label="Next status" options={faultStatuses} value={status} onChange={setStatus} />
        <p>
          <button
            type="button"
            disabled={operationId === ""}
            onClick={() =>
              showResult(
                sendControlRequest("fault", {
                  operationId,
                  status: status === "lost" ? status : Number(status),
                  times: 1,
                }),
              )
            }
          >
            Set fault
          </button>
        </p>
        <p>
          <button type="button" onClick={() => showResult(resetBackend().then(() => setPreset({})))}>
            Reset
          </button>
          <button type="button" onClick={() => showResult(downloadSnapshot())}>
            Export
          </button>
          <label>
            Import{" "}
            <input
              type="file"
              accept="application/json"
              onChange={({ target }) => target.files?.[0] && showResult(uploadSnapshot(target.files[0]))}
            />
          </label>
        </p>
        <output>{message}</output>
      </div>
    </details>
  );
}

function SelectField({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (name: string) => void;
}): ReactNode {
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((name) => (
          <option key={name} value={name}>
            {name === "" ? "–" : name}
          </option>
        ))}
      </select>
    </label>
  );
}
