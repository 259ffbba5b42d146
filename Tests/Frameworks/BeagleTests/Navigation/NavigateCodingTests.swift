import Beagle
import Foundation
import JSON
import TestSupport
import Testing

/// The nine navigations as JSON.
@Suite("Navigations as JSON")
struct NavigateCodingTests {
    private let coder = BeagleDependencies().coder

    static let documents = [
        #"{"_beagleAction_":"beagle:openexternalurl","url":"https://example.com"}"#,
        #"{"_beagleAction_":"beagle:opennativeroute","data":{"a":"b"},"route":"/r","shouldResetApplication":true}"#,
        #"{"_beagleAction_":"beagle:resetapplication","controllerId":"c","route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:resetstack","controllerId":"c","navigationContext":{"path":"a.b[2]","value":{"x":[1,null,true]}},"route":{"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:pushstack","controllerId":"c","route":{"fallback":{"_beagleComponent_":"beagle:screencomponent","child":{"_beagleComponent_":"beagle:container"},"safeArea":{"bottom":true,"leading":true,"top":true,"trailing":true}},"httpAdditionalData":{"body":{"k":1},"headers":{"h":"v"},"method":"POST"},"shouldPrefetch":true,"url":"/a"}}"#,
        #"{"_beagleAction_":"beagle:popstack","navigationContext":{"value":"x"}}"#,
        #"{"_beagleAction_":"beagle:pushview","route":{"screen":{"_beagleComponent_":"beagle:screencomponent","child":{"_beagleComponent_":"beagle:container"},"id":"s","safeArea":{"bottom":true,"leading":true,"top":true,"trailing":true}}}}"#,
        #"{"_beagleAction_":"beagle:popview"}"#,
        #"{"_beagleAction_":"beagle:poptoview","route":"@{global.where}"}"#,
    ]

    @Test(arguments: documents)
    func `Each navigation action is encoded as it was decoded`(_ document: String) throws {
        let action = try coder.decodeAction(from: Data(document.utf8))
        let written = try coder.encode(AnyAction(action: action))
        #expect(try JSON(parsing: [UInt8](written)) == JSON(parsing: document))
    }

    @Test func `The case of an action's name does not matter, and it is encoded in lower case`() throws {
        let action = try coder.decodeAction(from: Data(#"{"_beagleAction_":"Beagle:PopView"}"#.utf8))
        let written = try coder.encode(AnyAction(action: action))
        #expect(String(decoding: written, as: UTF8.self) == #"{"_beagleAction_":"beagle:popview"}"#)
    }

    @Test func `shouldResetApplication is false when it is absent`() throws {
        let document = #"{"_beagleAction_":"beagle:openNativeRoute","route":"/r"}"#
        let action = try #require(try coder.decodeAction(from: Data(document.utf8)) as? Navigate)
        guard case .openNativeRoute(let native, _) = action else {
            Issue.record("another action was read")
            return
        }
        #expect(native.shouldResetApplication == false)
    }

    @Test func `A malformed screen is reported itself, not as a missing URL`() throws {
        let document = #"{"_beagleAction_":"beagle:pushView","route":{"screen":{"child":5}}}"#
        let error = try #require(throws: BeagleDecodingError.self) {
            try coder.decodeAction(from: Data(document.utf8))
        }
        #expect(error.path.hasPrefix("route.screen"))
    }

    @Test func `A method in lower case is accepted, except in strict decoding`() throws {
        let data = try coder.decode(HttpAdditionalData.self, from: Data(#"{"method":"post"}"#.utf8))
        #expect(data.method == .post)
        #expect(data.headers == nil)
        let strict = BeagleCoder.builtIn(.strict)
        let text = #"{"_beagleComponent_":"beagle:button","text":"","onPress":[\#(request)]}"#
        #expect(try strict.error(in: text).path == "onPress[0].method")
        #expect(throws: BeagleDecodingError.self) {
            try strict.decode(HttpAdditionalData.self, from: Data(#"{"method":"Post"}"#.utf8))
        }
        #expect(try strict.decode(HttpAdditionalData.self, from: Data(#"{"method":"PUT"}"#.utf8)).method == .put)
    }

    private let request = #"{"_beagleAction_":"beagle:sendRequest","url":"/","method":"post"}"#
}
