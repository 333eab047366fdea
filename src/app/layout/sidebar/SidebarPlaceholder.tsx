import "./Sidebar.css";

/** The room of a folded sidebar that is on its way, so that nothing moves when it comes. */
export function SidebarRoom() {
  return <div className="sidebar sidebar-room" />;
}
