/// The backend for frontend of the sample: the answers by path. The server counts the requests.
public enum SampleBackend {
    /// A screen to choose in the list of screens.
    public struct Screen: Sendable, Equatable {
        /// The path or the complete URL.
        public let path: String
        /// The title.
        public let title: String
        /// A description of the screen.
        public let note: String
        /// The group in which the screen is listed: `shop` or `failures`.
        public let group: String

        /// The note in Portuguese.
        public var portuguese: String? { SampleBackend.portugueseNotes[path] }
    }

    /// The screens in display order.
    public static let screens: [Screen] =
        [
            Screen(path: "/home", title: "Home", note: "Lists, a grid, a lazy part; pull to refresh", group: "shop"),
            Screen(path: "/bikes", title: "Bicycles", note: "All six", group: "shop"),
            Screen(
                path: "/bikes/garca", title: "Garça", note: "Tabs, pages, and opinions that come late", group: "shop"),
            Screen(path: "/search", title: "Search", note: "A form, and a list that follows it", group: "shop"),
            Screen(path: "/basket", title: "Basket", note: "Checks out in a stack of its own", group: "shop"),
            Screen(path: "/rides", title: "Your rides", note: "A list that goes on as it is scrolled", group: "shop"),
            Screen(path: "/stations", title: "Stations", note: "A map and alerts", group: "shop"),
            Screen(path: "/stations/web", title: "How to get there", note: "A page of the web", group: "shop"),
            Screen(
                path: "/scenes", title: "Native scenes", note: "Clean Swift: a message, orders, both worlds",
                group: "shop"),
            Screen(path: "/about", title: "About", note: "Leads out of the app", group: "shop"),
            Screen(path: "/failures", title: "Things that go wrong", note: "The list of failures", group: "failures"),
            Screen(
                path: "/failures/kinds", title: "Kinds of error", note: "Each kind there is, and its way back",
                group: "failures"),
        ]
        + Failures.all.map { Screen(path: $0.path, title: $0.title, note: $0.note, group: "failures") }

    /// The answers of each path. The first request of a session gets the first answer, and so on; the last one repeats.
    public static let answers: [String: [SampleAnswer]] = {
        var answers: [String: [SampleAnswer]] = [
            "/home": [SampleAnswer(Shop.home)],
            "/bikes": [SampleAnswer(Shop.bikes)],
            "/home/offer": [SampleAnswer(Shop.offer, after: .milliseconds(700))],
            "/news.json": [SampleAnswer(["text": "New today: a bell that sings."], after: .milliseconds(600))],
            "/search": [SampleAnswer(Shop.search)],
            "/orders": [.failure(503, "Busy"), SampleAnswer(["text": "Noted at the counter."])],
            "/stations/web": [SampleAnswer(Shop.stationsPage)],
            "/pages/stations.html": [SampleAnswer(Shop.stationsHTML, type: "text/html")],
            "/failures/kinds": [SampleAnswer(FailureKinds.index)],
            "/basket": [SampleAnswer(Shop.basket)],
            "/checkout": [SampleAnswer(Shop.checkout)],
            "/receipt": [SampleAnswer(Shop.receipt)],
            "/rides": [SampleAnswer(Rides.screen)],
            "/rides/more": Rides.pages,
            "/stations": [SampleAnswer(Shop.stations)],
            "/stations/garden": [
                .failure(503, "Closed for repairs"),
                SampleAnswer(.screen("garden", title: "Botanic garden", [.card([.text("Open again!")])])),
            ],
            "/about": [SampleAnswer(Shop.about)],
            "/native/tip": [SampleAnswer(Shop.unlockTip)],
            "/scenes": [SampleAnswer(Shop.scenes)],
            "/native/notice": [.failure(503, "Not written yet"), SampleAnswer(Shop.notice, after: .milliseconds(400))],
            "/native/notice/more": [.failure(503, "Not written yet"), SampleAnswer(Shop.noticeInFull)],
            "/terms": [SampleAnswer(Shop.terms, after: .milliseconds(1200))],
            "/failures": [SampleAnswer(Failures.index)],
            "/images/hero.svg": [picture(Pictures.hero)],
            "/images/map.svg": [picture(Pictures.map)],
        ]
        for bike in Bike.all {
            answers["/bikes/\(bike.id)"] = [SampleAnswer(Shop.detail(of: bike))]
            answers["/bikes/\(bike.id)/opinions"] = [SampleAnswer(Shop.opinions(of: bike), after: .milliseconds(500))]
            answers["/images/\(bike.id).svg"] = [picture(Pictures.portrait(of: bike))]
        }
        for failure in Failures.all where !failure.answers.isEmpty { answers[failure.path] = failure.answers }
        for kind in FailureKinds.answers { answers[kind.path] = kind.answers }
        for stack in Failures.stacks { answers[stack.path] = stack.answers }
        return answers
    }()

    private static func picture(_ drawing: String) -> SampleAnswer {
        SampleAnswer(drawing, type: "image/svg+xml")
    }
}
