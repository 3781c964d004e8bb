/** The slice that a build creates for the end of every page. */
export const scriptsSlice = "_gatsby/slices/_gatsby-scripts-1.html";

export const gatsbyScripts = {
  [scriptsSlice]: `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="64dd4379";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`,
};
