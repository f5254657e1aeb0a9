# A native shell for tests: what the app's shell on iOS does, with one web view of WebKitGTK. A WebDriver driver starts it and
# leads its page; a test directs the rest over a socket, where each line is a command or its result in JSON.
#   python3 shell.py '{"socket": "/tmp/shell/socket", "folder": "/tmp/shell/data", "automated": true}'
# Without a folder the data ends with the program. Without automation the test starts it and leads the page by `run`.
import glob
import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gio, GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

NAME = "rupya"
# Once another page is there, WebKit may answer late or never for a script of the page before. After these milliseconds the
# script fails.
LEFT_MS = 3000
SLOW = "const { setTimeout: set } = window; window.setTimeout = (task, ms, ...rest) => set(task, (ms ?? 0) * 20, ...rest)"
NOT_READY = "window.rupyaShellReady = false"
READY = "window.rupyaShellReady = true"
TELL = "window.dispatchEvent(new Event('rupyashellready'))"


class Shell:
    def __init__(self, folder=None, automated=True):
        if folder:
            data = {"base_data_directory": f"{folder}/data", "base_cache_directory": f"{folder}/cache"}
            self.storage = WebKit2.WebsiteDataManager(**data)
        else:
            self.storage = WebKit2.WebsiteDataManager.new_ephemeral()
        self.unanswered = []
        self.running = []
        self.bridge = WebKit2.UserContentManager()
        self.bridge.connect(f"script-message-with-reply-received::{NAME}", self.take)
        self.bridge.connect(f"script-message-received::{NAME}", self.take_without_reply)
        self.begin()

        context = WebKit2.WebContext.new_with_website_data_manager(self.storage)
        context.set_automation_allowed(automated)
        context.connect("automation-started", lambda _, session: session.connect("create-web-view", lambda _: self.view))
        self.view = WebKit2.WebView(
            web_context=context, user_content_manager=self.bridge, is_controlled_by_automation=automated
        )
        self.view.connect("web-process-terminated", self.come_back)
        self.view.connect("load-changed", self.leave)
        self.view.connect("decide-policy", self.decide)
        self.view.connect("run-file-chooser", self.choose)
        # The driver closes the page at the end of its session.
        self.view.connect("close", Gtk.main_quit)
        self.window = Gtk.Window()
        self.window.set_default_size(390, 844)
        self.window.add(self.view)
        self.window.show_all()

    def begin(self):
        self.answers = [[0, {"value": "ok"}]]
        self.received = []
        self.opened = []
        self.terminated = []
        self.asked = []
        self.photo = None
        self.bridge.remove_all_scripts()
        self.offer("replies")

    # The bridge

    def offer(self, kind):
        self.bridge.unregister_script_message_handler(NAME)
        if kind == "replies":
            self.bridge.register_script_message_handler_with_reply(NAME, None)
        elif kind == "older":
            self.bridge.register_script_message_handler(NAME)

    def take(self, _, value, reply):
        """Like WKScriptMessageHandlerWithReply: the first answer resolves the page's promise, others call the page."""
        identity = self.note(value)
        if not self.answers:
            self.unanswered.append(reply.ref())
        for index, (after, answer) in enumerate(self.answers):
            give = self.call_page if index else self.resolve
            GLib.timeout_add(after, give, identity if index else reply.ref(), answer)
        return True

    def take_without_reply(self, _, result):
        """Like WKScriptMessageHandler, which cannot reply."""
        identity = self.note(result.get_js_value())
        for after, answer in self.answers:
            GLib.timeout_add(after, self.call_page, identity, answer)

    def note(self, value):
        message = json.loads(value.to_json(0))
        self.received.append(message)
        return message["id"]

    def resolve(self, reply, answer):
        if "error" in answer:
            reply.return_error_message(answer["error"])
        else:
            own = JavaScriptCore.Context.new()
            reply.return_value(JavaScriptCore.Value.new_from_json(own, json.dumps(answer["value"])))

    def call_page(self, identity, answer):
        # After the page's promise: WebKit settles that later than it evaluates a script.
        reply = f"window.rupyaShellReply?.({identity}, {json.dumps(answer.get('value'))})"
        self.evaluate(f"setTimeout(() => {reply})")

    # What WebKit asks of a shell

    def come_back(self, view, reason):
        """iOS ends web content processes to free memory. The shell then loads the page again."""
        self.terminated.append(reason.value_nick)
        view.reload()

    def decide(self, _, decision, kind):
        """Opens mail, phone and other apps outside."""
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            return False
        address = decision.get_navigation_action().get_request().get_uri()
        is_page = address.startswith(("http:", "https:", "about:", "blob:"))
        if is_page and kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
            return False
        self.opened.append(address)
        decision.ignore()
        return True

    def choose(self, _, request):
        """The photos of the phone. WebKit does not ask for them while a driver leads the page."""
        self.asked.extend(request.get_mime_types())
        if self.photo:
            request.select_files([self.photo])
        else:
            request.cancel()
        return True

    def leave(self, _, event):
        """Another page is there now."""
        if event == WebKit2.LoadEvent.COMMITTED:
            for done in self.running:
                GLib.timeout_add(LEFT_MS, self.end, done, None, "The page was left")

    def end(self, done, result=None, error=None):
        """Tells once what came of a script."""
        if done in self.running:
            self.running.remove(done)
            done(result, error)

    def evaluate(self, script):
        self.view.evaluate_javascript(script, -1, None, None, None, None, None)

    # What a test asks for

    def do_answer(self, done, answers):
        self.answers = answers
        done()

    def do_offer(self, done, kind):
        self.offer(kind)
        done()

    def add_script(self, source):
        frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        self.bridge.add_script(WebKit2.UserScript(source, frames, time, None, None))

    def do_start_late(self, done):
        self.add_script(NOT_READY)
        done()

    def do_slow_timers(self, done):
        self.add_script(SLOW)
        done()

    def do_get_ready(self, done, tells):
        self.bridge.remove_all_scripts()
        self.evaluate(f"{READY}; {TELL}" if tells else READY)
        done()

    def do_report(self, done):
        """What has happened so far."""
        done({"received": self.received, "opened": self.opened, "asked": self.asked, "terminated": self.terminated})

    def do_back(self, done):
        """The shell's own Back: through the page's history, then out of it."""
        can = self.view.can_go_back()
        if can:
            self.view.go_back()
        done("page" if can else "out")

    def do_begin(self, done):
        """As after a first start: nothing was said, done or stored."""
        self.begin()
        self.do_clear(done)

    def do_clear(self, done):
        def cleared(storage, result):
            done(storage.clear_finish(result))

        self.storage.clear(WebKit2.WebsiteDataTypes.ALL, 0, None, cleared)

    def do_processes(self, done):
        """The ids of the app's processes, by name."""
        found = {"shell": os.getpid()}
        for path in glob.glob("/proc/self/task/*/children"):
            for child in open(path).read().split():
                found[open(f"/proc/{child}/comm").read().strip()] = int(child)
        done(found)

    def do_hold(self, done, photo):
        self.photo = photo
        done()

    def do_open(self, done, address):
        self.view.load_uri(address)
        done()

    def do_run(self, done, body):
        """Runs the body of an async function, with the rights of a tap."""

        def ran(view, result):
            try:
                self.end(done, json.loads(view.call_async_javascript_function_finish(result).to_json(0) or "null"))
            except GLib.Error as error:
                self.end(done, error=error.message)

        self.running.append(done)
        self.view.call_async_javascript_function(body, -1, None, None, None, None, ran)

    def do_picture(self, done, file):
        """What is on the screen, with the shell's own dialogs."""
        shown = self.window.get_window()
        Gdk.pixbuf_get_from_window(shown, 0, 0, shown.get_width(), shown.get_height()).savev(file, "png", [], [])
        done()


def listen(shell, socket):
    service = Gio.SocketService()
    service.add_address(Gio.UnixSocketAddress.new(socket), Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, None)

    def serve(_, connection, __):
        lines = Gio.DataInputStream.new(connection.get_input_stream())

        def read(_, came):
            line, _ = lines.read_line_finish_utf8(came)
            if line is None:
                return
            command = json.loads(line)
            identity = command.pop("id")

            def say(result=None, error=None):
                said = {"id": identity, **({"result": result} if error is None else {"error": error})}
                connection.get_output_stream().write_all((json.dumps(said) + "\n").encode(), None)

            try:
                getattr(shell, "do_" + command.pop("do"))(say, **command)
            except Exception as error:  # The test that asked gets it.
                say(error=repr(error))
            wait()

        def wait():
            lines.read_line_async(GLib.PRIORITY_DEFAULT, None, read)

        wait()

    service.connect("incoming", serve)
    service.start()


settings = json.loads(sys.argv[1])
socket = settings.pop("socket")
if os.path.exists(socket):
    os.unlink(socket)
listen(Shell(**settings), socket)
Gtk.main()
