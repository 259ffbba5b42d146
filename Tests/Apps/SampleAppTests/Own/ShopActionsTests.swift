import Beagle
import KennelTesting
import Testing

@testable import SampleApp

@Suite("The shop's own operations and actions, given any number at all")
struct ShopActionsTests {
    @Test(
        arguments: [
            (.int(18), "R$ 18"), (.int(.min), "R$ -9223372036854775808"), (.double(17.5), "R$ 18"),
            (.double(1e20), "R$ 100000000000000000000"), (.double(-1e300), nil), (.double(.infinity), "R$ inf"),
        ] as [(DynamicObject, String?)])
    func `Prices of any size are formatted for display`(amount: DynamicObject, shown: String?) {
        guard case .string(let text) = ShopOperations.inReais([amount]) else {
            Issue.record("\(amount) is not shown")
            return
        }
        if let shown { #expect(text == shown) }
    }

    private func open(_ context: String, _ action: String) async -> TestSession {
        await TestSession.open(
            AppDelegate.init,
            json: """
                {"_beagleComponent_": "beagle:container", "children": [
                  {"_beagleComponent_": "beagle:button", "text": "Before", "onPress": [
                    {"_beagleAction_": "beagle:setContext", "contextId": "global", "value": \(context)}]},
                  {"_beagleComponent_": "beagle:button", "text": "Go", "onPress": [\(action)]},
                  {"_beagleComponent_": "beagle:text", "text": "Total @{global.basket.total}"}]}
                """)
    }

    @Test func `An item with a price too large to add stays out of the basket and raises an error`() async throws {
        let session = await open(
            #"{"basket": {"total": 9223372036854775807, "items": []}}"#,
            #"{"_beagleAction_": "custom:putInBasket", "name": "Garça", "price": 9223372036854775807}"#)
        try await session.tap("Before")
        try await session.tap("Go")
        #expect(await session.shows("Total 9223372036854775807"))
        let message = "Garça cannot cost R$ 9223372036854775807, so it is not in the basket."
        #expect(await session.shows(message))
        #expect(await session.stateNames().last == "error")
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "\"x\""])
    func `The pay action counts payments from any stored value`(before: String) async throws {
        let session = await open(#"{"payments": \#(before)}"#, #"{"_beagleAction_": "custom:pay", "onFinish": []}"#)
        try await session.tap("Before")
        try await session.tap("Go")
        #expect(await session.shows("The card was declined. Try once more."))
    }
}
