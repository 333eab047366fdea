import type { ReactNode } from "react";
import { ServiceList } from "../list/ServiceList.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** Services that are asked for and delivered online. */
export default function EServices({ title }: ScreenProps): ReactNode {
  return (
    <Page title={title}>
      <ServiceList type="E_SERVICE" />
    </Page>
  );
}
