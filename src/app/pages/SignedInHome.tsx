import type { ReactNode } from "react";
import type { User } from "../../auth/sessionStore.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";

const OpenTasks = lazyWithRetry(withQueryClient(() => import("./OpenTasks.tsx")));

/**
 * Renders what the home page has for a signed-in user only. It is part of the app shell's chunk, so that the entry does not
 * name the chunks of the tasks.
 */
export default function SignedInHome({ user }: { user: User }): ReactNode {
  return <OpenTasks user={user} />;
}
