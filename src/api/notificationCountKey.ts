/**
 * The query key of the number of unread notifications, which is the same in every language: a change of the language does not
 * request it again.
 */
export const notificationCountKey = ["countNotifications"] as const;
