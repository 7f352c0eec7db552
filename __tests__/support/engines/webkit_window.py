#!/usr/bin/python3
"""The window that WebKitWebDriver drives: as narrow as a phone, where WebKitGTK's own MiniBrowser is
never narrower than 447 px, and with what WebDriver has no commands for.

A page asks it through `window.webkit.messageHandlers.tests.postMessage(...)`, which is answered:
    ["messages"]     what the page has written to the console, since it was asked last
    ["find", text]   whether find-in-page finds the text
    ["print", file]  "" once the page is printed to the PDF file on A4, or what went wrong
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, JavaScriptCore as JSC, WebKit2  # noqa: E402

width, height = (int(size) for size in sys.argv[1:])
messages = []


# WebKitGTK keeps the console to itself, so what would be written to it is reported by the page.
report_console = """
  const report = (...parts) =>
    webkit.messageHandlers.tests.postMessage(['console', parts.map(String).join(' ')]);
  for (const method of ['debug', 'error', 'info', 'log', 'warn']) console[method] = report;
  addEventListener('error', ({ message, target }) =>
    report(message || `not loaded: ${target.src || target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('against the policy:', violatedDirective, blockedURI));
"""


def find(view, answer, text):
    finder = view.get_find_controller()
    handlers = []

    def done(found):
        for handler in handlers:
            finder.disconnect(handler)
        answer(found)

    handlers.append(finder.connect("found-text", lambda *_: done(True)))
    handlers.append(finder.connect("failed-to-find-text", lambda *_: done(False)))
    finder.search(
        text,
        WebKit2.FindOptions.CASE_INSENSITIVE | WebKit2.FindOptions.WRAP_AROUND,
        100,
    )


def print_page(view, answer, file):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set("output-uri", f"file://{file}")
    settings.set("output-file-format", "pdf")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    state = {"error": ""}
    operation.connect("failed", lambda _, error: state.update(error=error.message))
    operation.connect("finished", lambda *_: answer(state["error"]))
    operation.print_()


def on_message(view, value, reply):
    command, *rest = [
        value.object_get_property_at_index(index).to_string()
        for index in range(value.object_get_property("length").to_int32())
    ]
    context = value.get_context()

    def answer(result):
        make = JSC.Value.new_boolean if isinstance(result, bool) else JSC.Value.new_string
        reply.return_value(make(context, result))

    if command == "console":
        messages.extend(rest)
        answer("")
    elif command == "messages":
        answer("\n".join(messages))
        messages.clear()
    elif command == "find":
        find(view, answer, *rest)
    elif command == "print":
        print_page(view, answer, *rest)
    else:
        reply.return_error_message(f"unknown command {command}")
    return True


def make_view(context):
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler_with_reply("tests", None)
    manager.add_script(
        WebKit2.UserScript.new(
            report_console,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=manager,
    )
    manager.connect(
        "script-message-with-reply-received::tests",
        lambda _, value, reply: on_message(view, value, reply),
    )
    view.connect("close", lambda *_: Gtk.main_quit())
    view.set_size_request(50, 50)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    # Nothing shows that it is focused in a window that is not, and no window manager sees to that.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def on_automation_started(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit_window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: make_view(context))


web_context = WebKit2.WebContext.new_ephemeral()
web_context.set_automation_allowed(True)
web_context.connect("automation-started", on_automation_started)
Gtk.main()
