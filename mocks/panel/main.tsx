import { createRoot } from "react-dom/client";
import { Panel } from "./Panel.tsx";
import looks from "./panel.css?inline";

/* Behind a border of its own: the styles of the portal and of the panel never meet. */
const host = document.createElement("developer-panel");
const inside = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
inside.adoptedStyleSheets = [sheet];
document.body.append(host);
createRoot(inside).render(<Panel />);
