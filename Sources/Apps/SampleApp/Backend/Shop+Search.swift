extension Shop {
    /// Searches as the user types. A query of fewer than two letters is rejected.
    static let search: Document = .screen(
        "search", title: "Search",
        context: [
            "id": "search", "value": ["text": "", "asked": "", "tried": false, "bikes": Bike.data(Bike.all[...])],
        ],
        [
            .form(
                [
                    .field(
                        "Name, kind or place", "search", "text",
                        error: "@{condition(lt(length(search.text), 2), 'Two letters at least', '')}",
                        showError: "@{search.tried}"),
                    .filledButton("Search", [.submitForm]),
                ],
                send: [
                    .setContext("search", path: "tried", to: false),
                    .setContext("search", path: "asked", to: "@{search.text}"),
                ],
                invalid: [.setContext("search", path: "tried", to: true)]),
            .heading("Results"),
            Document.styled("Type something, such as “city” or “gravel”.", "Shop.Caption")
                .shown(when: "isEmpty(search.asked)"),
            .column(
                style: ["display": "@{condition(isEmpty(search.asked), 'NONE', 'FLEX')}"],
                [
                    .list(
                        "@{search.bikes}",
                        [.template(when: "@{matches(item, search.asked)}", tile(isFree: true)), .template(.column([]))])
                ]),
            Document.styled("No bicycle matches “@{search.asked}”.", "Shop.Caption")
                .shown(when: "and(not(isEmpty(search.asked)), not(anyMatches(search.bikes, search.asked)))"),
        ])
}
