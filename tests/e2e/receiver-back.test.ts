/** Back, without JavaScript, after a form has been corrected and sent. */
import { demo, fillIn, formPath, submitButton } from "../setup/pages/form-page";
import { receiverServer } from "../setup/servers/receiver-server";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();
const receiver = receiverServer();

test("Back leads to the form with its errors, and sends nothing", async () => {
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM visitors");
  const { page } = await site.openPage({
    path: formPath(demo, "en"),
    origin: receiver.origin,
    javaScript: false,
  });
  await submitButton(page).click();
  await page.locator("#email-error").waitFor();
  await fillIn(page, demo);
  await submitButton(page).click();
  await page.waitForURL(/\/sent\?language=/);
  await page.goBack();
  await page.locator("#email-error").waitFor();
  expect(await receiver.leads()).toHaveLength(1);
});
