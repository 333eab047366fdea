import { Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { showToast } from "../view/toasts.ts";
import { FaultBoundary } from "./FaultBoundary.tsx";

type OptionalProps = { children: ReactNode; place: string; onMissing?: () => void };

/** A part of the portal that comes by itself: while it is on its way, or when it does not come, the rest goes on without it. */
export function Optional({ children, place, onMissing }: OptionalProps): ReactNode {
  return (
    <FaultBoundary place={place} fallback={() => <Missing {...(onMissing && { onMissing })} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </FaultBoundary>
  );
}

function Missing({ onMissing }: Pick<OptionalProps, "onMissing">): ReactNode {
  const say = useWords();
  const tell = useEffectEvent(() => {
    showToast({ tone: "error", text: say("state.notLoaded") });
    onMissing?.();
  });
  useEffect(() => tell(), []);
  return null;
}
