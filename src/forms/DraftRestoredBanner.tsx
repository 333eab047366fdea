import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { Banner } from "../components/feedback/Banner.tsx";
import { Button } from "../components/buttons/Button.tsx";

/** Says that what was typed at an earlier visit is back, and offers to begin again without it. */
export function Restored({ onStartOver }: { onStartOver: () => void }): ReactNode {
  const say = useWords();
  return (
    <Banner tone="info" action={<Button size="small" onClick={onStartOver}>{say("form.startOver")}</Button>}>
      {say("form.restored")}
    </Banner>
  );
}
