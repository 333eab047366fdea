import "./Sidebar.css";

/** The room of a folded sidebar that is on its way, so that nothing moves when it comes. */
export function SidebarPlaceholder() {
  return <div className="sidebar sidebar-placeholder" />;
}
