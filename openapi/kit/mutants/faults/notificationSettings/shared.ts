/** Returns settings that send messages of one kind of event to the browser, or nowhere. */
export const choosePush = (event: string, push: boolean) => ({
  items: [{ event, email: false, sms: false, push }],
});
