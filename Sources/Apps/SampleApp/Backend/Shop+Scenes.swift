extension Shop {
    /// The list of the native scenes.
    static let scenes: Document = .screen(
        "scenes", title: "Native scenes",
        [
            .styled("Written in UIKit, after Clean Swift, and opened from here.", "Shop.Quiet"),
            link(
                "A message", "Two scenes, and two ways from one to the other", icon: "bell",
                [.openNativeRoute("/native/home")]),
            link("Orders", "A table, a form, and one order", icon: "bag", [.openNativeRoute("/native/orders")]),
            link(
                "Wishes", "A list to put in order and to cross things off", icon: "star",
                [.openNativeRoute("/native/wishes")]),
            link(
                "Order a Garça", "The form, with data that came along", icon: "wheel",
                [.openNativeRoute("/native/orders/new", data: ["bike": "Garça"])]),
            link("Fit a bicycle", "How high the saddle is", icon: "wheel", [.openNativeRoute("/native/fit")]),
            link("A tour", "Three stops, turned like pages", icon: "wheel", [.openNativeRoute("/native/tour")]),
            link(
                "Both worlds", "A scene with a part from the backend, which fails at first", icon: "info",
                [.openNativeRoute("/native/both-worlds", data: ["screen": "/native/notice/more"])]),
        ])

    /// The server-driven part of the scene "Both worlds".
    static let notice: Document = .card([
        .styled("From the backend", "Shop.Headline"), .styled("The tunnel is closed until Thursday.", "Shop.Caption"),
    ])

    /// The details of that notice.
    static let noticeInFull: Document = .screen(
        "notice", title: "Notice",
        [.card([.text("Take the bridge until Thursday. The ferry carries bicycles at no cost.")])])
}
