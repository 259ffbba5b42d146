extension Shop {
    private static let total = "@{condition(isNull(global.basket.total), 'R$ 0', inReais(global.basket.total))}"

    /// The content of the basket, which a custom action puts into the global context.
    static let basket: Document = .screen(
        "basket", title: "Basket",
        [
            .card([
                Document.styled("Nothing in it yet.", "Shop.Caption").shown(when: "isEmpty(global.basket.items)"),
                .list(
                    "@{global.basket.items}", key: "line",
                    [.template(line("@{item.name}, one day", "@{inReais(item.price)}"))]),
                line("Two helmets", "free"),
            ]),
            .card([line("Together", total)]),
            .filledButton("Check out", [.pushStack("/checkout", controller: "ColouredBar")]),
            .button(
                "Empty the basket",
                [
                    .confirm(
                        "Empty the basket?", "The bicycles go back to their stations.", ok: "Empty",
                        then: [
                            .setContext("global", path: "basket", to: ["items": [], "total": 0]), .resetStack("/home"),
                        ])
                ]),
        ])

    /// Pays at the counter or by a card that is declined twice. The order is rejected once.
    static let checkout: Document = .screen(
        "checkout", title: "Check out", showBackButton: false, items: [.barItem("Close", [.popStack])],
        context: ["id": "order", "value": ["name": "", "phone": "", "tried": false, "note": ""]],
        [
            .card([
                .styled("Pick up", "Shop.Headline"),
                .styled("Praça do Pomar, today before 12:00", "Shop.Caption"),
            ]),
            .form(
                [
                    .field(
                        "Your name", "order", "name",
                        error: "@{condition(isEmpty(order.name), 'We need a name', '')}", showError: "@{order.tried}"),
                    .field(
                        "Telephone", "order", "phone", type: "NUMBER",
                        error: "@{condition(lt(length(order.phone), 4), 'Four digits at least', '')}",
                        showError: "@{order.tried}"),
                    .button("Leave a note at the counter", [.submitForm]),
                ],
                send: [
                    .sendRequest(
                        "/orders", method: "POST", data: ["name": "@{order.name}", "phone": "@{order.phone}"],
                        success: [.setContext("order", path: "note", to: "@{onSuccess.data.text}")],
                        failure: [.alert("The counter is busy", "It answered @{onError.status}. Ask once more.")])
                ],
                invalid: [.setContext("order", path: "tried", to: true)]),
            Document.styled("@{order.note}", "Shop.Price").shown(when: "not(isEmpty(order.note))"),
            .card([line("Together", total)]),
            .filledButton("Pay by card", [.pay(then: [.pushView("/receipt")])]),
            .filledButton(
                "Hire both",
                [
                    .confirm(
                        "Hire two bicycles?", "To be paid at the counter, by card or in coins.", ok: "Hire",
                        then: [.pushView("/receipt")])
                ]),
            .button("Not today", [.popStack]),
        ])

    static let receipt: Document = .screen(
        "receipt", title: "Done", showBackButton: false,
        [
            .card([
                .styled("Thank you!", "Shop.Title"),
                .styled("Your number is 2207. Show it at Praça do Pomar before noon.", "Shop.Quiet"),
            ]),
            .filledButton("Unlock the Garça", [.openNativeRoute("/native/unlock", data: ["bike": "Garça"])]),
            .button("Back to the shop", [.resetApplication("/home")]),
        ])
}
