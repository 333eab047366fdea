import "./StepHeader.css";
import type { ReactNode, Ref } from "react";

/** Where one is in something of several steps. `step` counts from 1; `place` says it in words: "Step 2 of 3". */
export type StepHeadProps = { step: number; all: number; place: ReactNode; title: ReactNode; titleRef?: Ref<HTMLHeadingElement> | undefined };

/** The head of one step. Its title takes the focus when the step changes. */
export function StepHead({ step, all, place, title, titleRef }: StepHeadProps) {
  return (
    <div className="step-head">
      <p className="step-head-place">{place}</p>
      <ol className="step-head-bar" aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <li key={index} data-done={index < step || undefined} />
        ))}
      </ol>
      <h2 tabIndex={-1} ref={titleRef}>
        {title}
      </h2>
    </div>
  );
}
