export const links = {
  repository: 'https://github.com/react-querybuilder/react-querybuilder',
  issues: 'https://github.com/react-querybuilder/react-querybuilder/issues',
  npm: 'https://www.npmjs.com/package/react-querybuilder',
  /** The library's address of its chat server, which forwards to an invitation. `CHAT_URL` overrides it. */
  chat: 'https://react-querybuilder.js.org/discord',
} as const;
