import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

/// The records of screens and actions, with the test cases that Beagle iOS 2.1 has for its AnalyticsService.
@Suite("Analytics")
struct AnalyticsTests {
    private final class Provider: AnalyticsProvider {
        var config = AnalyticsConfig(enableScreenAnalytics: false)
        var records: [AnalyticsRecord] = []

        func getConfig() -> AnalyticsConfig { config }
        func createRecord(_ record: AnalyticsRecord) { records.append(record) }
    }

    private let stage = BeagleStage()
    private let provider = Provider()

    init() {
        stage.application.values[OpeningTimeKey.self] = 1_700_000_000_000
        stage.dependencies.analyticsProvider = provider
        stage.dependencies.coder.register(type: Mark.self)
    }

    private func shown(_ action: String) -> DocumentScreen {
        DocumentScreen(
            """
            {"_beagleComponent_":"beagle:screenComponent","id":"bikes","child":{"_beagleComponent_":"beagle:container",
             "context":{"id":"c","value":{"id":7,"path":"/rides"}},"children":[
              {"_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[\(action)]}]}}
            """, on: stage)
    }

    private let request =
        #"{"_beagleAction_":"beagle:sendRequest","url":"@{c.path}/@{c.id}","method":"DELETE","headers":{}"#

    private var attributes: [[String: DynamicObject]] {
        provider.records.compactMap { if case .action(let action) = $0.type { action.attributes } else { nil } }
    }

    @Test func `An analytics record has every field of Beagle iOS and is made before the action runs`() throws {
        stage.advance(by: .milliseconds(1_500))
        let shown = shown(
            #"{"_beagleAction_":"custom:mark","name":"late"},"# + request
                + #","analytics":{"attributes":["method","url","headers","missing","a[0]"],"additionalEntries":{"x":{"y":1}}}}"#
        )
        try shown.press("Go")
        let record = try #require(provider.records.first)
        #expect(provider.records.count == 1)
        #expect(
            record.json == [
                "type": "action", "platform": "ios", "event": "onPress", "beagleAction": "beagle:sendrequest",
                "component": ["id": "go", "type": "beagle:button", "position": ["x": 0, "y": 59]],
                "attributes": ["method": "DELETE", "url": "/rides/7"], "additionalEntries": ["x": ["y": 1]],
                "screen": "bikes", "timestamp": 1_700_000_001_500,
            ])
        let noted = stage.notes.notes.compactMap { note in
            if case .recorded(let subject, let json) = note { (subject, json) } else { nil }
        }
        #expect(noted.map(\.0) == ["beagle:sendrequest onPress"])
        #expect(noted.map(\.1) == [record.json])
    }

    @Test(
        arguments: [
            ("", [:], nil), ("", ["beagle:SendRequest": ["url"]], ["url": "/rides/7"]),
            (#","analytics":false"#, ["beagle:sendRequest": ["url"]], nil),
            (#","analytics":true"#, [:], [:]),
            (#","analytics":true"#, ["BEAGLE:sendrequest": ["method"]], ["method": "DELETE"]),
            (#","analytics":{"attributes":["method"]}"#, ["beagle:sendRequest": ["url"]], ["method": "DELETE"]),
            (#","analytics":{}"#, ["beagle:sendRequest": ["url"]], [:]),
        ] as [(String, [String: [String]], [String: DynamicObject]?)])
    func `The action's own analytics setting overrides the application's configuration`(
        _ own: String, _ actions: [String: [String]], _ expected: [String: DynamicObject]?
    ) throws {
        provider.config = AnalyticsConfig(enableScreenAnalytics: false, actions: actions)
        try shown(request + own + "}").press("Go")
        #expect(attributes == (expected.map { [$0] } ?? []))
    }

    @Test func `Navigation actions are recorded under their own names, with nested attributes`() throws {
        provider.config = AnalyticsConfig(enableScreenAnalytics: false, actions: ["beagle:popView": []])
        try shown(
            #"{"_beagleAction_":"beagle:pushView","route":{"url":"/@{c.id}"},"analytics":{"attributes":["route.url"]}},{"_beagleAction_":"beagle:popView"}"#
        ).press("Go")
        let names = provider.records.compactMap {
            if case .action(let action) = $0.type { action.beagleAction } else { nil }
        }
        #expect(names == ["beagle:pushview", "beagle:popview"])
        #expect(attributes.first == ["route.url": "/7"])
    }

    @Test func `Events of nested actions are named after their members, custom actions as registered`() throws {
        stage.run {
            provider.config = AnalyticsConfig(
                enableScreenAnalytics: false,
                actions: ["custom:mark": ["name"], .beagleActionName(Condition.self): []])
        }
        try shown(
            #"{"_beagleAction_":"beagle:condition","condition":true,"onTrue":[{"_beagleAction_":"custom:mark","name":"n"}]}"#
        ).press("Go")
        let events = provider.records.compactMap { if case .action(let action) = $0.type { action.event } else { nil } }
        #expect(events == ["onPress", "onTrue"])
        #expect(attributes == [[:], ["name": "n"]])
    }

    @Test func `A screen is recorded each time it appears with content, unless screen analytics is off`() throws {
        provider.config = AnalyticsConfig()
        let remote = BeagleScreenViewController(.remote(.init(url: "/home")))
        let container = SpyNavigationController()
        stage.run { container.viewControllers = [remote] }
        stage.show(container)
        #expect(provider.records.isEmpty, "there is nothing to see yet")
        stage.answer(
            #"{"_beagleComponent_":"beagle:screenComponent","id":"home","child":{"_beagleComponent_":"custom:probe"}}"#)
        #expect(
            provider.records.map(\.json) == [
                [
                    "type": "screen", "platform": "ios", "screen": "/home", "rootId": "home",
                    "timestamp": 1_700_000_000_000,
                ]
            ])
        let next = BeagleScreenViewController(.declarative(Screen(id: "next", child: Container())))
        stage.run { container.pushViewController(next, animated: false) }
        stage.run { _ = container.popViewController(animated: false) }
        #expect(provider.records.map(\.screen) == ["/home", "next", "/home"])
        provider.config = AnalyticsConfig(enableScreenAnalytics: false)
        stage.run { container.pushViewController(next, animated: false) }
        #expect(provider.records.count == 3)
    }

    @Test func `Nothing is recorded without a provider`() throws {
        stage.dependencies.analyticsProvider = nil
        try shown(request + #","analytics":true}"#).press("Go")
        #expect(provider.records.isEmpty)
        #expect(!stage.notes.notes.contains { if case .recorded = $0 { true } else { false } })
    }

    @Test(arguments: [
        #"{"_beagleAction_":"beagle:alert","analytics":true,"message":"m"}"#,
        #"{"_beagleAction_":"beagle:addchildren","analytics":true,"componentId":"i","mode":"APPEND","value":[]}"#,
        #"{"_beagleAction_":"beagle:confirm","analytics":false,"message":"m"}"#,
        #"{"_beagleAction_":"beagle:condition","analytics":{"attributes":["condition"]},"condition":true}"#,
        #"{"_beagleAction_":"beagle:sendrequest","analytics":{"additionalEntries":{"a":[1]}},"url":"/"}"#,
        #"{"_beagleAction_":"beagle:setcontext","analytics":true,"contextId":"c","value":1}"#,
        #"{"_beagleAction_":"beagle:submitform","analytics":true}"#,
        #"{"_beagleAction_":"beagle:openexternalurl","analytics":true,"url":"https://a.test"}"#,
        #"{"_beagleAction_":"beagle:opennativeroute","analytics":true,"route":"a","shouldResetApplication":false}"#,
        #"{"_beagleAction_":"beagle:pushview","analytics":{"attributes":["route.url"]},"route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:pushstack","analytics":true,"route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:resetstack","analytics":true,"route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:resetapplication","analytics":true,"route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:popstack","analytics":true}"#,
        #"{"_beagleAction_":"beagle:popview","analytics":false}"#,
        #"{"_beagleAction_":"beagle:poptoview","analytics":true,"route":"/a"}"#,
    ])
    func `Every action keeps its analytics setting when decoded and encoded`(_ text: String) throws {
        let coder = stage.dependencies.coder
        let action = try coder.decodeAction(from: .init(text.utf8))
        #expect(action.analytics != nil)
        #expect(try coder.json(of: AnyAction(action: action)).description == text)
    }

    @Test func `An analytics configuration is decoded with defaults, and its action names in any case`() throws {
        let config = try JSONDecoder().decode(
            AnalyticsConfig.self, from: .init(#"{"actions":{"KEY":["a"],"kEy2":[]}}"#.utf8))
        #expect(config == AnalyticsConfig(enableScreenAnalytics: true, actions: ["key": ["a"], "key2": []]))
    }

    @Test func `The names of Beagle 2.1 refer to the same analytics provider`() {
        stage.run {
            BeagleConfigurator.setup(dependencies: stage.dependencies)
            let found: (any AnalyticsProviderProtocol)? = Dependencies.analyticsProvider
            #expect(found as? Provider === provider)
            #expect(Beagle.dependencies.analyticsProvider as? Provider === provider)
        }
    }
}
