import { Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { FaultBoundary } from "./ErrorBoundary.tsx";
import { showToast } from "../../state/toasts.ts";

type OptionalProps = {
  children: ReactNode;
  /** Where the visitor is: a new place is a new try. */
  place: string;
  /** What stands there while it is on its way. */
  waiting?: ReactNode;
  onMissing?: () => void;
};

/** A part of the portal that comes by itself: while it is on its way, or when it does not come, the rest goes on without it. */
export function Optional({ children, place, waiting = null, onMissing }: OptionalProps): ReactNode {
  return (
    <FaultBoundary place={place} fallback={() => <Missing {...(onMissing && { onMissing })} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
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
