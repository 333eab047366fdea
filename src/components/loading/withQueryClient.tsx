import { spokenLanguage } from "../../i18n/language.ts";
import { settingsRead } from "../../config/settings.ts";
import { part, type Module, type Part } from "./lazyComponent.tsx";
import type { Reads } from "./routePageProps.ts";

/**
 * A part of the portal that speaks with the service, or says more than the first view does: the cache of answers, all words
 * of the language and the settings come with its script, so that none is needed before the first such part is drawn.
 */
export function connected<Props extends object>(load: () => Promise<Module<Props>>): Part<Props> {
  return part<Props>(async () => {
    const [{ default: Inner }, { ServiceRoot, read }] = await Promise.all([load(), import("./QueryProvider.tsx"), settingsRead()]);
    const { reads } = Inner as { reads?: Reads };
    return {
      ask: reads && ((parts) => read(reads(parts, spokenLanguage()))),
      default: (props: Props) => (
        <ServiceRoot>
          <Inner {...props} />
        </ServiceRoot>
      ),
    };
  });
}
