import { waitForSettings } from "../../config/settings.ts";
import { requestLanguage, type Language } from "../../i18n/language.ts";
import { loadFirstDataMessages, loadLayoutMessages, loadSessionMessages, type Messages } from "../../i18n/messages.ts";
import type { ComponentModule } from "./lazyWithRetry.tsx";

/** Loads the module of the query client, which is not in the first view. */
export const loadQueryProvider = () => import("./QueryProvider.tsx");

/**
 * Returns a loader for `lazyWithRetry` that wraps the component in `QueryProvider` and waits for the settings and the
 * messages of the layout.
 * Messages that fail to load are a failed load of the component: a boundary reports it and `retryFailedLoads` repeats it.
 * The providers are loaded in parallel with the component. In the root of the app they would add TanStack Query (12 kB
 * compressed) and more messages to the first view, whose script package.json limits (`budgets`).
 */
export const withQueryClient = <Props extends object>(load: Loader<Props>): Loader<Props> =>
  withQueriesAndMessages(load, loadLayoutMessages);

/** Like `withQueryClient`, for what the home page shows first: waits only for the messages that codegen finds in its modules. */
export const withFirstData = <Props extends object>(load: Loader<Props>): Loader<Props> =>
  withQueriesAndMessages(load, loadFirstDataMessages);

/** Like `withFirstData`, for what restores the session of a user and shows it first. */
export const withSession = <Props extends object>(load: Loader<Props>): Loader<Props> =>
  withQueriesAndMessages(load, loadSessionMessages);

type Loader<Props> = () => Promise<ComponentModule<Props>>;

const withQueriesAndMessages =
  <Props extends object>(load: Loader<Props>, loadMessages: (language: Language) => Promise<Messages>): Loader<Props> =>
  async () => {
    const [{ default: Component }, { QueryProvider }] = await Promise.all([
      load(),
      loadQueryProvider(),
      waitForSettings(),
      loadMessages(requestLanguage()),
    ]);
    return {
      default: (props) => (
        <QueryProvider>
          <Component {...props} />
        </QueryProvider>
      ),
    };
  };
