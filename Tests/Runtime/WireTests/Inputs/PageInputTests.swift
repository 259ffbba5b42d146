import Foundation
import HeadlessUIKit
import JSON
import Testing
import Wire

@Suite("Reading what the page posts")
struct PageInputTests {
    @Test(
        "Every kind that a person can make is read",
        arguments: [
            (#"{"type":"tap","view":"v42"}"#, SessionInput.tap(view(42))),
            (#"{"type":"tap","view":"v42","x":3,"y":4.5}"#, .tap(view(42), at: TouchPlace(x: 3, y: 4.5))),
            (
                #"{"type":"gesture","view":"v1","gesture":"pan","phase":"changed","x":3,"y":4,"dx":-5,"vy":80}"#,
                .gesture(
                    view(1),
                    Gesture(
                        .pan, .changed, at: TouchPlace(x: 3, y: 4), moved: .init(x: -5, y: 0),
                        velocity: .init(x: 0, y: 80)))
            ),
            (
                #"{"type":"gesture","view":"v1","gesture":"swipeUp","x":3,"y":4}"#,
                .gesture(view(1), Gesture(.swipeUp, .ended, at: TouchPlace(x: 3, y: 4)))
            ),
            (
                #"{"type":"gesture","view":"v1","gesture":"pinch","phase":"began","x":3,"y":4,"scale":1.25}"#,
                .gesture(view(1), Gesture(.pinch, .began, at: TouchPlace(x: 3, y: 4), scale: 1.25))
            ),
            (
                #"{"type":"text","view":"v1","text":"héllo","sequence":3}"#,
                .text(view(1), "héllo", sequence: 3)
            ),
            (#"{"type":"text","view":"v1","text":""}"#, .text(view(1), "", sequence: nil)),
            (#"{"type":"focus","view":"v1"}"#, .focus(view(1))),
            (#"{"type":"blur","view":"v1"}"#, .blur(view(1))),
            (#"{"type":"return","view":"v1"}"#, .returnKey(view(1))),
            (#"{"type":"scroll","view":"v1","x":0,"y":12.5}"#, .scroll(view(1), x: 0, y: 12.5)),
            (
                #"{"type":"scrollEnd","view":"v1","round":2,"offset":-5,"visible":600.5,"length":2000000}"#,
                .scrollEnd(view(1), round: 2, offset: -5, visible: 600.5, length: 2_000_000)
            ),
            (#"{"type":"slide","view":"v1","part":0.25}"#, .slide(view(1), to: 0.25, isHeld: false)),
            (#"{"type":"slide","view":"v1","part":1,"held":true}"#, .slide(view(1), to: 1, isHeld: true)),
            (#"{"type":"page","view":"v1","index":2}"#, .page(view(1), index: 2)),
            (#"{"type":"tab","view":"v1","index":0}"#, .tab(view(1), index: 0)),
            (#"{"type":"pull","view":"v1"}"#, .pull(view(1))),
            (#"{"type":"alert","view":"v1","button":1}"#, .alert(view(1), button: 1)),
            (#"{"type":"back"}"#, .back), (#"{"type":"swipe","to":"back"}"#, .swipe(.back)),
            (#"{"type":"swipe","to":"down"}"#, .swipe(.down)),
            (#"{"type":"row","view":"v1","to":"trailing"}"#, .row(view(1), .open(.trailing, isWhole: false))),
            (
                #"{"type":"row","view":"v1","to":"leading","whole":true}"#,
                .row(view(1), .open(.leading, isWhole: true))
            ),
            (#"{"type":"row","view":"v1","to":"back"}"#, .row(view(1), .back)),
            (#"{"type":"row","view":"v1","places":-2}"#, .row(view(1), .move(places: -2))),
            (
                #"{"type":"device","size":"landscape","appearance":"dark"}"#,
                .device(DeviceChange(screen: .landscape, appearance: .dark))
            ),
            (
                #"{"type":"device","width":320,"height":568.5,"safeArea":{"top":20},"textSize":"accessibility3"}"#,
                .device(
                    DeviceChange(
                        screen: Device.Screen(checked: 320, height: 568.5, safeArea: Device.Insets(top: 20)),
                        textSize: .accessibility3))
            ),
            (
                #"{"type":"device","language":"pt_br","motion":"reduced"}"#,
                .device(DeviceChange(language: Device.Language("pt-BR"), motion: .reduced))
            ),
            (
                #"{"type":"device","location":{"latitude":52.5,"longitude":-13}}"#,
                .device(DeviceChange(location: Device.Location(latitude: 52.5, longitude: -13)))
            ),
            (#"{"type":"device","direction":"rightToLeft"}"#, .device(DeviceChange(direction: .rightToLeft))),
            (#"{"type":"retry","retry":"r4"}"#, .retry(RetryID(rawValue: 4))),
            (
                #"{"type":"notes","notes":[{"step":3,"text":"Here"},{"step":4,"text":""}]}"#,
                .notes([StepAnnotation(step: 3, text: "Here"), StepAnnotation(step: 4, text: "")])
            ),
            (
                #"{"type":"notes","notes":[{"step":3,"shows":"Roda"},{"step":4,"hides":"x","removed":true}]}"#,
                .notes([
                    StepAnnotation(step: 3, .expectation(StepExpectation(.shows, "Roda"))),
                    StepAnnotation(step: 4, .removedExpectation(StepExpectation(.hides, "x"))),
                ])
            ),
        ])
    func kinds(body: String, expected: SessionInput) throws {
        #expect(try PageInput(JSON(parsing: body)).input == expected)
    }

    @Test func `The key is read from the posted JSON beside the input`() throws {
        let posted = try PageInput(["type": "back", "key": "8f1"])
        #expect(posted.key == "8f1")
        #expect(try PageInput(["type": "back", "key": .null]).key == nil)
    }

    @Test(
        "What is wrong is named",
        arguments: [
            ("[]", "An input must be an object, not an array."),
            ("{}", "An input lacks \"type\"."),
            (#"{"type":7}"#, "\"type\" of an input must be a string, not a number."),
            (#"{"type":"tap"}"#, "Input \"tap\" lacks \"view\"."),
            (
                #"{"type":"device","size":"watch"}"#,
                "\"size\" of input \"device\" must be one of \"phone\", \"small\", \"landscape\"."
            ),
            (#"{"type":"notes","notes":[]}"#, "\"notes\" of input \"notes\" is empty."),
            (#"{"type":"notes","notes":[{"step":0,"text":"a"}]}"#, "\"step\" of a note must be from 1 to 2147483647."),
            (
                #"{"type":"notes","notes":[{"step":1,"text":"\#(String(repeating: "é", count: 1_001))"}]}"#,
                "\"text\" of a note is longer than 2000 bytes."
            ),
            (#"{"type":"device","width":320}"#, "A device without a \"size\" needs \"width\" and \"height\"."),
            (#"{"type":"device","width":199,"height":500}"#, "\"width\" of input \"device\" must be from 200 to 2000."),
            (
                #"{"type":"device","size":"small","width":320}"#,
                "A device has either a \"size\" or \"width\" and \"height\", not both."
            ),
            (
                #"{"type":"device","width":320,"height":480,"safeArea":{"top":101}}"#,
                "\"top\" of \"safeArea\" of input \"device\" must be from 0 to 100."
            ),
            (
                #"{"type":"device","appearance":"grey"}"#,
                "\"appearance\" of input \"device\" must be one of \"light\", \"dark\"."
            ),
            (
                #"{"type":"device","language":"klingon"}"#,
                "\"language\" of input \"device\" must be a language tag such as \"pt-BR\" or \"ar\"; \"klingon\" is not a language tag."
            ),
            (#"{"type":"device","textSize":7}"#, "\"textSize\" of input \"device\" must be a string, not a number."),
            (#"{"type":"tap","view":7}"#, "\"view\" of input \"tap\" must be a string, not a number."),
            (#"{"type":"tap","view":"42"}"#, "\"view\" of input \"tap\" must be an id such as \"v1\"."),
            (#"{"type":"tap","view":"v042"}"#, "\"view\" of input \"tap\" must be an id such as \"v1\"."),
            (#"{"type":"tap","view":"v99999999999"}"#, "\"view\" of input \"tap\" must be an id such as \"v1\"."),
            (#"{"type":"tap","view":"v1","x":1}"#, "Input \"tap\" lacks \"y\"."),
            (#"{"type":"tap","view":"v1","z":1}"#, "Input \"tap\" has no member \"z\"."),
            (#"{"type":"gesture","view":"v1","gesture":"pan"}"#, "Input \"gesture\" lacks \"x\"."),
            (#"{"type":"alert","view":"v1","button":-1}"#, "\"button\" of input \"alert\" must be from 0 to 100."),
            (
                #"{"type":"alert","view":"v1","button":1.5}"#,
                "\"button\" of input \"alert\" must be an integer, not a number."
            ),
            (
                #"{"type":"scroll","view":"v1","x":0,"y":1e300}"#,
                "\"y\" of input \"scroll\" must be from -1000000 to 1000000."
            ),
            (
                #"{"type":"scrollEnd","view":"v1","round":0,"offset":0,"visible":1,"length":1}"#,
                "\"round\" of input \"scrollEnd\" must be from 1 to 2147483647."
            ),
            (
                #"{"type":"scrollEnd","view":"v1","round":1,"offset":0,"visible":1,"length":1e9}"#,
                "\"length\" of input \"scrollEnd\" must be from -100000000 to 100000000."
            ),
            (#"{"type":"retry","retry":"v1"}"#, "\"retry\" of input \"retry\" must be an id such as \"r1\"."),
        ])
    func reasons(body: String, reason: String) throws {
        let json = try JSON(parsing: body)
        #expect(throws: InputRejection.malformed(reason: reason)) { try PageInput(json) }
    }

    @Test func `An unknown type is refused, and so are responses and timers posted by a page`() {
        for type in ["shake", "timer", "response", "opened", "faults"] {
            let error = #expect(throws: InputRejection.self) { try PageInput(["type": .string(type)]) }
            #expect(error?.description.contains("no input of type \"\(type)\"") == true)
        }
    }

    @Test func `A text that is too long is refused`() {
        let text = String(repeating: "a", count: PageInput.longestText + 1)
        #expect(throws: InputRejection.self) {
            try PageInput(["type": "text", "view": "v1", "text": .string(text)])
        }
    }
}

func view(_ number: Int32) -> ViewID {
    ViewID(rawValue: number)
}
