# A minimal native shell: one web view of WebKitGTK, with its storage in the given folder. A WebDriver driver
# starts and controls it. (MiniBrowser would lose all storage when a driver controls it.)
#   python3 web-view.py <folder>
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
storage = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", lambda _: view))

window = Gtk.Window()
window.set_default_size(390, 844)
window.add(view)
window.show_all()
Gtk.main()
