extension Shop {
    static let stations: Document = .screen(
        "stations", title: "Stations",
        [
            .picture(
                "map", describing: "Plan of the town with three numbered stations",
                style: [
                    "size": ["height": .points(210)], "cornerRadius": ["radius": 16],
                    "margin": ["bottom": .points(14)],
                ]),
            link(
                "1 · Praça do Pomar", "7:00 to 22:00, nine bicycles", icon: "pin",
                [.alert("Praça do Pomar", "Behind the fountain, beside the juice stand.")]),
            link(
                "2 · Harbour", "6:00 to 20:00, four bicycles", icon: "pin",
                [.alert("Harbour", "Pier two. Mind the gulls.")]),
            link(
                "3 · Botanic garden", "9:00 to 18:00, closed for repairs", icon: "pin",
                [.pushView("/stations/garden")]),
            link("How to get there", "A page of the web, inside the app", icon: "info", [.pushView("/stations/web")]),
        ])

    /// A screen with a web page from the same backend.
    static let stationsPage: Document = [
        "_beagleComponent_": "beagle:screenComponent", "id": "stations-web",
        "navigationBar": ["title": "How to get there"],
        "child": .column(style: ["flex": ["grow": 1]], [.webView("@{address('/pages/stations.html')}")]),
    ]

    /// The HTML of the web page.
    static let stationsHTML = """
        <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>How to get there</title>
        <body style="font:17px/1.5 system-ui,sans-serif;margin:24px;color:#1E2421;background:#F5F2EC">
        <h1 style="font-size:24px;color:#0B6E4F">How to get there</h1>
        <p>This is an ordinary page of the web. The app shows it in a frame that may run nothing.</p>
        <ol><li>Tram 4 to <b>Praça do Pomar</b>, then behind the fountain.</li>
        <li>The ferry to the <b>Harbour</b>, pier two.</li>
        <li>The <b>Botanic garden</b> is a walk along the river.</li></ol></body></html>
        """

    static let about: Document = .screen(
        "about", title: "About",
        [
            .card([
                .text("Roda is not a real shop."),
                .styled(
                    "Every screen comes as JSON from a small backend, is built by Swift controllers on a server, "
                        + "and is drawn by the page you are looking at.", "Shop.Quiet"),
            ]),
            link("Terms", "Short ones", [.pushStack("/terms", controller: "CustomLoading")]),
            link("Diary", "What this app's own logger heard", [.openNativeRoute("/native/diary")]),
            link(
                "Beagle's documentation", "Opens outside of the app",
                [.openExternalURL("https://docs.usebeagle.io")]),
            .filledButton("Start over", [.resetApplication("/home")]),
        ])

    static let terms: Document = .screen(
        "terms", title: "Terms", showBackButton: false, items: [.barItem("Close", [.popStack])],
        [
            .card([
                .text("1. Bring it back."), .text("2. Wear the helmet."),
                .styled("3. Bells are for saying hello.", "Shop.Text"),
            ])
        ])

    /// The server-driven part of the native screen "Unlock".
    static let unlockTip: Document = .card([
        .row([
            .icon("wheel"),
            .column(
                style: ["flex": ["flex": 1]],
                [
                    .styled("Before you ride", "Shop.Headline"),
                    .styled("Check both brakes, then ring the bell twice.", "Shop.Caption"),
                ]),
        ])
    ])
}
