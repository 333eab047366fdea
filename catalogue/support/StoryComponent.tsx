import { useState, type ComponentType, type ReactNode } from "react";
import { useT } from "../../src/i18n/IntlProvider.tsx";
import { resolveTexts } from "./text.ts";
import type { StoryParameters } from "./storyParameters.ts";

type StoryComponentProps = Pick<StoryParameters, "state"> & {
  component: ComponentType<Record<string, unknown>>;
  args: Record<string, unknown>;
};

/** Renders the component of a story with its texts in the selected language, and keeps the value of a controlled one. */
export function StoryComponent({ component: Component, args, state }: StoryComponentProps): ReactNode {
  const t = useT();
  const props = resolveTexts(t, args) as Record<string, unknown>;
  if (state === undefined) return <Component {...props} />;
  // Another value in the controls starts again with that value.
  return <StatefulComponent key={String(args[state.value])} component={Component} args={props} state={state} />;
}

function StatefulComponent({
  component: Component,
  args,
  state,
}: StoryComponentProps & Required<Pick<StoryComponentProps, "state">>): ReactNode {
  const [value, setValue] = useState(args[state.value]);
  const report = args[state.onChange];
  const onChange = (changed: unknown): void => {
    setValue(changed);
    if (typeof report === "function") report(changed);
  };
  return <Component {...args} {...{ [state.value]: value, [state.onChange]: onChange }} />;
}
