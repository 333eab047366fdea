import type { StoryContext } from "@storybook/react-vite";

/** Opens the filters of a list, which a phone has behind a button. */
export async function unfoldFilters({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">): Promise<void> {
  const toggle = canvas.queryByRole("button", { expanded: false });
  if (toggle !== null) await userEvent.click(toggle);
}
