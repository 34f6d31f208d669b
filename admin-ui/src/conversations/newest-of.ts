/** How the newest few that a customer has of one kind are asked for. */
export const newestOf = (userId: string, most: number) => ({
  pagination: { page: 1, perPage: most },
  sort: { field: 'created_at', order: 'DESC' as const },
  filter: { user_id: userId },
});
