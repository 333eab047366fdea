import type { ReactNode } from "react";
import { ServiceList } from "../list/ServiceList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Services that inform. */
export default function InformativeServices({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <ServiceList type="INFORMATIVE" />
    </Page>
  );
}
