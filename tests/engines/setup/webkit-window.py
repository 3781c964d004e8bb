#!/usr/bin/python3
"""Bare windows with a WebKitGTK view, for WebKitWebDriver. They can be as narrow as a phone.

Arguments: a script that runs in every document before its own scripts, and "true" or "false" for whether
the documents' scripts run.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

early_script, java_script = sys.argv[1:3]

# A proxy on a closed port: requests to other machines fail at once.
DEAD_END = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])


def open_window(context):
    # An ephemeral view has its own storage.
    view = WebKit2.WebView(
        web_context=context,
        is_ephemeral=True,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(enable_javascript=java_script == "true"),
    )
    storage = view.get_website_data_manager()
    storage.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, DEAD_END)
    view.get_user_content_manager().add_script(
        WebKit2.UserScript.new(
            early_script,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )

    window = Gtk.Window(decorated=False, default_width=1280, default_height=900)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    # No window manager gives it the focus.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


context = WebKit2.WebContext()
context.set_automation_allowed(True)
context.connect(
    "automation-started",
    lambda context, session: session.connect(
        "create-web-view", lambda _: open_window(context)
    ),
)
Gtk.main()
