import type { ReactNode } from "react";
import { Rates } from "../list/Rates.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** The official exchange rates of the day. */
export default function ExchangeRates({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <Rates count={50} />
    </Page>
  );
}
