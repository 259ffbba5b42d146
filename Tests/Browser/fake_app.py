"""The scripted app of the fake server: a bicycle shop with screens that load, fail and are retried."""

from urllib.parse import quote

from layout import SHEET, STATUS_BAR, Box, arrange

BIKES = [
    ("garca", "Garça", "City · 40 km", "R$ 18 a day", "#F3E4C8", "#0B6E4F"),
    ("mula", "Mula", "Cargo · 60 km", "R$ 42 a day", "#DCE9F5", "#2D5F9A"),
    ("coruja", "Coruja", "Electric · 90 km", "R$ 55 a day", "#EFE1F4", "#7A3E9D"),
    ("tatu", "Tatu", "Mountain · 50 km", "R$ 30 a day", "#E6EFDC", "#A3360A"),
    ("dueto", "Dueto", "Tandem · 40 km", "R$ 48 a day", "#FBE3DC", "#97233F"),
]
BAR_TITLE = {"font": "var(--type-headline)", "text-align": "center"}


def picture(ground, frame, width=360, height=240):
    return "data:image/svg+xml," + quote(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/><circle cx="{width - 70}" cy="54" r="26" fill="#fff" opacity=".75"/>'
        f'<path d="M0 {height - 44}h{width}v44H0z" fill="{frame}" opacity=".14"/>'
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#1E2421" stroke-width="7"><circle cx="100" cy="164" r="46"/>'
        f'<circle cx="258" cy="164" r="46"/></g><path d="M100 164l42-74h84l32 74M142 90l36 74h-78M178 164l48-74" stroke="{frame}" '
        'stroke-width="9"/><path d="M226 90l-8-24h28M142 90l-8-20M116 68h38" stroke="#1E2421" stroke-width="8"/></g></svg>')


class FakeApp:
    def __init__(self, session):
        self.session = session
        self.ids = 0
        self.retry_count = self.request_count = self.fault_count = 0
        self.nodes, self.parents = {}, {}
        self.actions = {}
        self.stack, self.sheet, self.alerts = [], None, []
        self.retries, self.faults, self.retry_button = [], [], None
        self.failures = {"/fails-twice": 2}
        self.ops, self.changed = [], set()
        self.controller, self.controller_id = "BeagleNavigationController", None
        self.attempts = {}

    # -- nodes

    def node(self, kind, props=None, *children, tap=None, box=Box()):
        self.ids += 1
        node = {"id": f"v{self.ids}", "kind": kind, "props": props or {}, "children": [], "box": box}
        self.nodes[node["id"]] = node
        for child in children:
            node["children"].append(child)
            self.parents[child["id"]] = node
        if tap:
            self.actions[node["id"]] = tap
        return node

    def text(self, words, style=None, box=Box(), **props):
        style = style or {}
        size = {} if "font" in style else {"font-size": "16px"}
        return self.node("label", {"text": words, "style": {**size, **style}, **props}, box=box)

    def button(self, title, action, style=None, box=Box(), **props):
        return self.node("button", {"title": title, "style": style or {}, **props}, tap=action, box=box)

    def insert(self, parent, node, before=None, transition=None):
        children = parent["children"]
        children.insert(children.index(before) if before else len(children), node)
        self.parents[node["id"]] = parent
        operation = {"op": "insert", "parent": parent["id"], "node": strip(node)}
        if before:
            operation["before"] = before["id"]
        if transition:
            operation["transition"] = transition
        self.ops.append(operation)

    def remove(self, node, transition=None):
        self.parents.pop(node["id"])["children"].remove(node)
        self.forget(node)
        self.ops.append({"op": "remove", "id": node["id"], **({"transition": transition} if transition else {})})

    def forget(self, node):
        self.nodes.pop(node["id"], None)
        for child in node["children"]:
            self.forget(child)

    def set(self, node, props, **timing):
        for name, value in props.items():
            if name == "style":
                node["props"]["style"] = {**node["props"].get("style", {}), **value}
            else:
                node["props"][name] = value
        self.ops.append({"op": "set", "id": node["id"], "props": props, **timing})

    def arrange(self):
        """Lays out the window, and adds an operation for each view that moved."""
        self.ops += [{"op": "set", "id": view, "props": props} for view, props in arrange(self.window).items()]

    def flush(self):
        self.arrange()
        patch = {}
        if self.ops:
            patch["ops"] = self.ops
        if "navigation" in self.changed:
            patch["navigation"] = self.navigation()
        if "retries" in self.changed:
            patch["retries"] = self.retries
            patch["retryButtons"] = self.retry_buttons()
        if "faults" in self.changed:
            patch["faults"] = {"rules": self.faults}
        self.ops, self.changed = [], set()
        if patch:
            self.session.emit("patch", patch)

    def retry_buttons(self):
        return [self.retry_button["id"]] if self.retry_button and self.retry_button["id"] in self.nodes else []

    def tree(self):
        self.arrange()
        return strip(self.window)

    def navigation(self):
        def screens(stack):
            return [{"type": "BeagleScreenViewController", "id": name.strip("/"), "url": "http://sample" + name, "title": title}
                    for name, title in stack]
        stacks = [{"presentation": "root", "controller": self.controller, "screens": screens(self.stack),
                   **({"controllerId": self.controller_id} if self.controller_id else {})}]
        if self.sheet:
            stacks.append({"presentation": "sheet", "controller": "ColouredBarNavigationController",
                           "controllerId": "ColouredBar", "screens": screens([("/checkout", "Check out")])})
        return {"stacks": stacks, "alerts": self.alerts}

    # -- the app

    def start(self, screen, controller):
        if controller:
            self.controller_id = controller
            self.controller = f"{controller}NavigationController"
        self.bar = self.node("navigationbar", {"barHidden": True}, box=Box(top=STATUS_BAR))
        self.content = self.node("view", box=Box(grows=True))
        self.container = self.node("view", {"type": self.controller}, self.bar, self.content, box=Box(layer=True))
        self.window = self.node("window", {"width": 393, "height": 852}, self.container)
        self.load(screen, first=True)

    def load(self, path, first=False, attempt=1):
        session = self.session
        for _ in range(3 if first else 1):
            self.state("started", path)
        self.show_loading()
        self.request_count += 1
        name = f"q{self.request_count}"
        entry = {"id": name, "purpose": "screen" if first else "navigation", "method": "GET", "url": "http://sample" + path}
        rule = next((r for r in self.faults if not (r.get("count") and r["used"] >= r["count"]) and (r["path"].removeprefix("GET ") in ("*", path))), None)
        status = 404 if path == "/404" else 200
        if self.failures.get(path, 0) > 0:
            self.failures[path] -= 1
            status = 500
        if rule:
            rule["used"] += 1
            self.changed.add("faults")
            entry["fault"] = f"{rule['fault']} {rule.get('status', '')} ({rule['used']} of {rule.get('count', '∞')})"
            status = rule.get("status", 500)
        number = session.entry("request", {**entry, "phase": "pending"})
        wait = 3 if path == "/slow" else 0.12 if first else 0.35
        began = session.now

        def answer():
            session.entry("request", {**entry, "phase": "done", "status": status, "duration": round(session.now - began, 1), "bytes": 2148}, number)
            if status >= 400:
                self.fail(path, first, f"The server answered {status}.", attempt)
            else:
                self.state("success", path)
                self.state("finished", path)
                self.hide_loading()
                self.show(path, first)

        def interrupted():
            session.entry("request", {**entry, "phase": "failed", "error": {"kind": "interrupted", "message": "interrupted"}}, number)
            self.fail(path, first, "The request was interrupted.", attempt)

        session.later(wait, f"response {status} of GET {path}", answer, kind="answer", interrupted=interrupted)

    def state(self, state, path, **more):
        self.session.entry("state", {
            "state": state, "controller": self.controller,
            "screen": {"type": "BeagleScreenViewController", "url": "http://sample" + path, "title": TITLES.get(path)}, **more})

    def fail(self, path, first, message, attempt):
        self.retry_count += 1
        retry = f"r{self.retry_count}"
        self.state("error", path, error={"kind": "remoteScreen", "reason": "networkError", "message": message}, retry=retry, attempt=attempt)
        self.state("finished", path)
        self.hide_loading()
        self.retries.append({"id": retry, "kind": "remoteScreen", "subject": f"GET {path}", "attempt": attempt, "since": self.session.now})
        self.changed.add("retries")

        def again():
            self.retries = [r for r in self.retries if r["id"] != retry]
            self.changed.add("retries")
            self.load(path, first, attempt + 1)

        def press():
            self.set(self.error_view, {"style": {"opacity": "0"}}, duration=200)
            self.session.later(0.2, "fade of BeagleErrorView ended", lambda: (self.remove(self.error_view), again()))

        def cancel():
            self.set(self.error_view, {"style": {"opacity": "0"}}, duration=200)
            self.session.later(0.2, "fade of BeagleErrorView ended", lambda: self.remove(self.error_view))

        self.again = {**getattr(self, "again", {}), retry: lambda: (self.remove(self.error_view), again())}
        self.retry_button = self.button("Retry", press, {"font": "var(--type-body)"})
        self.error_view = self.node(
            "blur", {"effect": "light", "role": "alertdialog", "label": "Error", "covers": True, "type": "BeagleErrorView"},
            self.node("stack", {},
                      self.text("Error", {"font": "var(--type-title1)", "color": "rgb(0 0 0)"}),
                      self.text(message, {"font": "var(--type-body)", "color": "rgb(85 85 85)", "text-align": "center"}),
                      self.retry_button,
                      self.button("Cancel", cancel, {"font": "var(--type-callout)", "color": "rgb(85 85 85)"}),
                      box=Box(gap=20, pad=(0, 40, 0, 40), centred=True)),
            box=Box(layer=True, centred=True))
        self.insert(self.container, self.error_view)

    def show_loading(self):
        self.hide_loading(now=True)
        self.loading = self.node(
            "view", {"covers": True, "type": "LoadingView"},
            self.node("view", {"style": {"background-color": "rgb(0 0 0 / 0.25)"}}, box=Box(layer=True)),
            self.node("spinner", {"animating": True, "size": "large", "style": {"color": "#ffffff"}}, box=Box(width=78, height=77)),
            box=Box(layer=True, centred=True))
        if self.window["children"] and hasattr(self, "container"):
            self.insert(self.container, self.loading)

    def hide_loading(self, now=False):
        loading = getattr(self, "loading", None)
        if loading and loading["id"] in self.nodes:
            self.remove(loading, None if now else "fade")

    def show(self, path, first):
        screen = self.screen(path)
        old = self.content["children"][0] if self.content["children"] else None
        self.stack.append((path, TITLES.get(path, path)))
        self.insert(self.content, screen, transition=None if first else "push")
        if old:
            self.remove(old, "push")
        self.title(TITLES.get(path, path), has_back=len(self.stack) > 1, items=path == "/home")
        self.changed.add("navigation")

    def title(self, title, has_back, items=False):
        if self.bar["props"].get("barHidden"):
            self.set(self.bar, {"barHidden": False})
        for child in list(self.bar["children"]):
            if child["kind"] == "button":
                self.remove(child)
        if not self.bar["children"]:
            self.insert(self.bar, self.node("label", {"text": title, "heading": 1, "style": BAR_TITLE}))
        else:
            self.set(self.bar["children"][0], {"text": title})
        if has_back:
            self.insert(self.bar, self.button("Back", self.pop, label="Back"), before=self.bar["children"][0])
        if items:
            self.insert(self.bar, self.button("Basket", lambda: self.load("/basket")))

    def pop(self):
        if len(self.stack) < 2:
            return
        self.stack.pop()
        path, title = self.stack[-1]
        old = self.content["children"][0]
        self.insert(self.content, self.screen(path), transition="pop")
        self.remove(old, "pop")
        self.title(title, has_back=len(self.stack) > 1, items=path == "/home")
        self.changed.add("navigation")

    def alert(self, title, message, buttons):
        def choose():
            self.remove(self.alert_view)
            self.alerts.clear()
            self.changed.add("navigation")

        self.alerts.append({"title": title, "message": message})
        self.changed.add("navigation")
        self.alert_view = self.node(
            "view", {"presentation": "alert", "covers": True, "style": {"background-color": "rgb(0 0 0 / 0.2)"}},
            self.node("alert", {"label": title, "role": "alertdialog", **({"cancel": buttons.index("Cancel")} if "Cancel" in buttons else {})},
                      self.text(title, {"font": "var(--type-headline)", "text-align": "center"}),
                      self.text(message, {"font": "var(--type-footnote)", "text-align": "center"}),
                      *[self.button(name, choose) for name in buttons]),
            box=Box(layer=True, centred=True))
        self.insert(self.window, self.alert_view, transition="fade")

    def present(self):
        def close():
            self.sheet = None
            self.insert(self.window, self.container, before=sheet, transition="dismiss")
            self.remove(sheet, "dismiss")
            self.changed.add("navigation")

        bar = self.node("navigationbar", {"style": {"background-color": "var(--system-red)", "color": "#fff"}},
                        self.node("label", {"text": "Check out", "heading": 1, "style": BAR_TITLE}),
                        self.button("Close", close, {"color": "#fff"}))
        field = self.node("textfield", {"placeholder": "Your name", "value": "", "label": "Name", "style": {"background-color": "var(--system-gray6)", "padding": "0 7px"}})
        self.field = field
        self.echo = self.text("", {"color": "var(--secondary-label)"})
        body = self.node("view", {},
                         self.text("Pick up at Praça do Pomar, today before 12:00."), field, self.echo,
                         self.button("Hire both", lambda: self.alert("Hire two bicycles?", "R$ 60, to be paid at the counter.", ["Cancel", "Hire"])),
                         box=Box(grows=True, pad=(16, 16, 16, 16), gap=12))
        view = self.node("view", {"type": "ColouredBarNavigationController", "style": {"background-color": "var(--system-background)"}},
                         bar, body, box=Box(layer=True))
        sheet = self.node("view", {"presentation": "sheet", "covers": True}, view, box=Box(layer=True, top=SHEET))
        self.sheet = True
        self.insert(self.window, sheet, transition="present")
        container = self.container
        self.parents.pop(container["id"])["children"].remove(container)
        self.ops.append({"op": "remove", "id": container["id"], "transition": "present"})
        self.changed.add("navigation")

    def screen(self, path):
        quiet = {"color": "#5E6762", "font-size": "15px"}
        accent = {"color": "#0B6E4F", "font-size": "15px"}
        tiles = [self.node(
            "view", {"tap": True, "style": {"background-color": "#fff", "border-radius": "14px", "overflow": "hidden"}},
            self.node("image", {"src": picture(ground, frame), "label": name, "fit": "cover", "style": {"border-radius": "10px"}},
                      box=Box(width=96, height=72)),
            self.node("view", {}, self.text(name), self.text(kind, quiet), self.text(price, accent), box=Box(grows=True, gap=2)),
            tap=lambda bike=bike: self.load("/bikes/" + bike), box=Box(across=True, centred=True, pad=(10, 10, 10, 10), gap=14, below=12))
            for bike, name, kind, price, ground, frame in BIKES]
        more = [
            self.filled("Fails twice", lambda: self.load("/fails-twice")),
            self.filled("Check out", self.present),
            self.button("Is it free today?", lambda: self.alert("Two left", "One at Praça do Pomar, one at the harbour.", ["Ok"]), box=Box(height=46)),
        ]
        if path == "/home":
            hero = self.node("image", {"src": picture("#F7C873", "#1E2421", 720, 240), "label": "A bicycle at sunrise", "fit": "cover",
                                       "style": {"border-radius": "16px"}}, box=Box(height=170, below=16))
            parts = [hero, self.text("Pick one up at any station before noon, bring it back before the town sleeps.", quiet),
                     self.text("Popular this week", {"color": "#0B6E4F"}, Box(above=16, below=10), heading=2), *tiles[:3], *more, *tiles[3:]]
        elif path == "/bikes" or path == "/basket":
            parts = tiles
        else:
            words = {"/fails-twice": "Two answers were 500. The third one is this screen."}.get(path, "It took a while, and here it is.")
            parts = [self.node("view", {"style": {"background-color": "#fff", "border-radius": "14px"}},
                               self.text(TITLES.get(path, path), {"font": "var(--type-title2)"}), self.text(words, quiet),
                               box=Box(pad=(14, 14, 14, 14))), *more]
        return self.node("view", {"type": "BeagleScreenViewController", "style": {"background-color": "#F5F2EC"}},
                         self.node("scroll", {"axis": "vertical", "bar": True},
                                   self.node("view", {}, *parts, box=Box(pad=(16, 16, 50, 16))), box=Box(grows=True)), box=Box(grows=True))

    def filled(self, title, action):
        return self.node("view", {"tap": True, "style": {"background-color": "#0B6E4F", "border-radius": "12px"}},
                         self.text(title, {"color": "#fff", "text-align": "center"}), tap=action, box=Box(pad=(14, 16, 14, 16), above=8, below=4))

    # -- inputs

    def check(self, value):
        from fake_server import Refusal
        kind = value["type"]
        if kind == "retry":
            if value["retry"] not in [r["id"] for r in self.retries]:
                raise Refusal(409, "Retry is gone", f"{value['retry']} has run already.")
            return f"retry {value['retry']}"
        if kind == "back":
            return "back"
        node = self.nodes.get(value.get("view"))
        if not node:
            raise Refusal(409, "View is gone", f"{value.get('view')} is no longer there.")
        return f'{kind} "{node["props"].get("title") or node["props"].get("text") or node["props"].get("label") or node["kind"]}"'

    def handle(self, value):
        kind = value["type"]
        if kind == "tap":
            self.actions.get(value["view"], lambda: None)()
        elif kind == "alert":
            buttons = [c for c in self.nodes[value["view"]]["children"] if c["kind"] == "button"]
            self.actions[buttons[value["button"]]["id"]]()
        elif kind == "back":
            self.pop()
        elif kind == "retry":
            self.again[value["retry"]]()
        elif kind == "text":
            node = self.nodes[value["view"]]
            node["props"]["value"] = value["text"]
            if hasattr(self, "echo"):
                self.set(self.echo, {"text": f"Hello, {value['text']}" if value["text"] else ""})
            if value["text"].endswith("!"):
                self.set(node, {"value": value["text"].upper()})


TITLES = {
    "/home": "Roda", "/bikes": "Bicycles", "/basket": "Basket", "/fails-twice": "Fails twice", "/slow": "Slow", "/404": "Not found",
    **{"/bikes/" + bike: name for bike, name, *_ in BIKES},
}


def strip(node):
    """Returns a node in the wire format, with the properties that it has so far, such as its frame."""
    slim = {"id": node["id"], "kind": node["kind"], "props": node["props"]}
    if node["children"]:
        slim["children"] = [strip(child) for child in node["children"]]
    return slim
