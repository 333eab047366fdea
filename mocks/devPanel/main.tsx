import { createRoot } from "react-dom/client";
import { DevPanel } from "./DevPanel.tsx";
import css from "./DevPanel.css?inline";

/* The shadow root isolates the styles of the portal and of the panel. */
const host = document.createElement("developer-panel");
const shadowRoot = host.attachShadow({ mode: "open" });
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(css);
shadowRoot.adoptedStyleSheets = [styleSheet];
document.body.append(host);
createRoot(shadowRoot).render(<DevPanel />);
