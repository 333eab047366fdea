import "./Sidebar.css";

/** Renders the space of a collapsed sidebar while it loads, which avoids a layout shift. */
export function SidebarPlaceholder() {
  return <div className="sidebar sidebar-placeholder" />;
}
