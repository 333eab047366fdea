import type { ReactNode } from "react";

/** Renders for password managers to whom the new password of a form belongs; nothing when that is not known. */
export const ManagedUsername = ({ username }: { username: string | undefined }): ReactNode =>
  username !== undefined && <input type="text" autoComplete="username" value={username} readOnly hidden />;
