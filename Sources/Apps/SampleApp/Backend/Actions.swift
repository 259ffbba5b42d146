extension Document {
    static func pushView(_ url: String) -> Document {
        ["_beagleAction_": "beagle:pushView", "route": ["url": .string(url)]]
    }

    static func pushView(_ url: String, fallback: Document) -> Document {
        ["_beagleAction_": "beagle:pushView", "route": ["url": .string(url), "fallback": fallback]]
    }

    static func pushStack(_ url: String, controller: String) -> Document {
        [
            "_beagleAction_": "beagle:pushStack", "route": ["url": .string(url)],
            "controllerId": .string(controller),
        ]
    }

    static func resetStack(_ url: String) -> Document {
        ["_beagleAction_": "beagle:resetStack", "route": ["url": .string(url)]]
    }

    static func resetApplication(_ url: String) -> Document {
        ["_beagleAction_": "beagle:resetApplication", "route": ["url": .string(url)]]
    }

    static func openNativeRoute(_ path: String, data: Document = [:]) -> Document {
        ["_beagleAction_": "beagle:openNativeRoute", "route": .string(path), "data": data]
    }

    /// Returns the custom action that puts a bicycle into the basket.
    static func putInBasket(_ bike: Bike) -> Document {
        ["_beagleAction_": "custom:putInBasket", "name": .string(bike.name), "price": .number(Double(bike.price))]
    }

    /// Returns the custom action that pays. It fails at first.
    static func pay(then actions: [Document]) -> Document {
        ["_beagleAction_": "custom:pay", "onFinish": .list(actions)]
    }

    static let popView: Document = ["_beagleAction_": "beagle:popView"]
    static let popStack: Document = ["_beagleAction_": "beagle:popStack"]

    static func popToView(_ url: String) -> Document {
        ["_beagleAction_": "beagle:popToView", "route": .string(url)]
    }

    static func openExternalURL(_ url: String) -> Document {
        ["_beagleAction_": "beagle:openExternalURL", "url": .string(url)]
    }

    static func alert(_ title: String, _ message: String) -> Document {
        ["_beagleAction_": "beagle:alert", "title": .string(title), "message": .string(message), "labelOk": "Ok"]
    }

    static func confirm(_ title: String, _ message: String, ok: String, then actions: [Document]) -> Document {
        [
            "_beagleAction_": "beagle:confirm", "title": .string(title), "message": .string(message),
            "labelOk": .string(ok), "labelCancel": "Not now", "onPressOk": .list(actions),
        ]
    }
}
