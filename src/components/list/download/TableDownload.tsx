import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { throwOffline } from "../../../api/failure.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/IntlProvider.tsx";
import { showToast } from "../../../state/toasts.ts";
import { Button } from "../../buttons/Button.tsx";
import { ButtonRow } from "../../buttons/ButtonRow.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden.tsx";
import { reloadForMissingChunk } from "../../loading/release.ts";
import { saveFile } from "../../documents/saveFile.ts";
import type { ListItems } from "../readAllPages.ts";
import { toDownloadTable, type DownloadColumn } from "./tableRows.ts";
import { downloadIcon } from "../../icons/paths/downloadIcon.ts";

type TableDownloadProps<Row> = {
  /** The name of the file, without its extension. */
  name: string;
  /** The name as the buttons have it; by default the text of `name`. */
  label?: ReactNode;
  columns: readonly DownloadColumn<Row>[];
  /** Returns the rows of the table, also those of other pages, and how many there are. A toast says when some are missing. */
  readRows: () => Promise<ListItems<Row>>;
};

/** Reports a module that could not be loaded as a failed request. One that a newer release has removed reloads the page. */
const orReport = <Module,>(loading: Promise<Module>): Promise<Module> =>
  loading.catch(async (error: unknown) =>
    (await reloadForMissingChunk(error)) ? new Promise<never>(() => undefined) : throwOffline(),
  );

const fileTypes = ["xlsx", "csv"] as const;
type FileType = (typeof fileTypes)[number];

/** Renders buttons that download a table for Excel and as CSV. The modules that write the files load with the first download. */
export function TableDownload<Row>({ name, label = name, columns, readRows }: TableDownloadProps<Row>): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const download = useMutation({
    mutationKey: ["downloadTable", name],
    mutationFn: async (type: FileType) => {
      const { items, total } = await readRows();
      const table = toDownloadTable(columns, items);
      const content =
        type === "csv"
          ? (await orReport(import("./toCsv.ts"))).toCsv(table)
          : (await orReport(import("./toXlsx.ts"))).toXlsx(table, name);
      return { file: new Blob([content]), count: items.length, total };
    },
    onSuccess: ({ file, count, total }, type) => {
      saveFile(file, `${name}.${type}`);
      if (count >= total) showToast({ tone: "success", text: t("download.done") });
      else {
        const counts = { number: formatNumber(lang, count), total: formatNumber(lang, total) };
        showToast({ tone: "error", text: t("download.part", counts) });
      }
    },
  });
  return (
    <ButtonRow>
      {fileTypes.map((type) => (
        <Button
          key={type}
          size="small"
          icon={downloadIcon}
          busy={download.isPending && download.variables === type}
          onClick={() => download.isPending || download.mutate(type)}
        >
          {t(`download.${type}`)}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      ))}
    </ButtonRow>
  );
}
