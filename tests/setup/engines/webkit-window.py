#!/usr/bin/python3
"""Bare windows with a WebKitGTK view, for WebKitWebDriver. They can be as narrow as a phone.

Arguments: a script that runs in every document before its own scripts, and "true" or "false" for whether
the documents' scripts run. Prints a line of JSON for each report of a page.
"""

import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

early_script, java_script = sys.argv[1:3]

# A proxy on a closed port: requests to other machines fail at once.
DEAD_END = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])


def report(**line):
    print(json.dumps(line), flush=True)


def turn_wheel(view, arguments):
    """Turns the mouse wheel. The driver's own wheel works only in its first window."""
    event = Gdk.Event.new(Gdk.EventType.SCROLL)
    event.window = view.get_window()
    event.x, event.y, event.delta_y = json.loads(arguments)
    event.direction = Gdk.ScrollDirection.SMOOTH
    event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
    Gtk.main_do_event(event)


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

    content = view.get_user_content_manager()
    for name, receive in {
        "problem": lambda text: report(problem=text),
        "mark": lambda text: report(mark=text),
        "wheel": lambda text: turn_wheel(view, text),
    }.items():
        content.connect(
            f"script-message-received::{name}",
            lambda _, message, receive=receive: receive(message.get_js_value().to_string()),
        )
        content.register_script_message_handler(name)
    content.add_script(
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
