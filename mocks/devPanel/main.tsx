import { createRoot } from "react-dom/client";
import { Panel } from "./DevPanel.tsx";
import css from "./DevPanel.css?inline";

/* Behind a border of its own: the styles of the portal and of the panel never meet. */
const host = document.createElement("developer-panel");
const inside = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
inside.adoptedStyleSheets = [sheet];
document.body.append(host);
createRoot(inside).render(<Panel />);
