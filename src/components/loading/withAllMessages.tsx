import { LoadedMessagesProvider } from "../../i18n/LoadedMessagesProvider.tsx";
import { requestLanguage } from "../../i18n/language.ts";
import { loadMessages } from "../../i18n/messages.ts";
import type { ComponentModule } from "./lazyWithRetry.tsx";

/**
 * Returns a loader for `lazyWithRetry` that waits for all messages: for a page, or a dialog that a visitor opens. What is
 * loaded without it has the messages of the layout, which codegen finds in the modules (`codegen/messageTiers.ts`).
 */
export const withAllMessages =
  <Props extends object>(load: () => Promise<ComponentModule<Props>>) =>
  async (): Promise<ComponentModule<Props>> => {
    const [{ default: Component }] = await Promise.all([load(), loadMessages(requestLanguage())]);
    return {
      default: (props) => (
        <LoadedMessagesProvider>
          <Component {...props} />
        </LoadedMessagesProvider>
      ),
    };
  };
