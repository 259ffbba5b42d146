import Foundation
import HeadlessUIKit
import Wire

enum SampleInputs {
    /// Inputs of every type, with and without their optional members.
    static let all: [SessionInput] = [
        SessionInput.opened(
            SessionConfiguration(
                bff: URL(string: "http://bff.test/base"), screen: "/home", controller: "Custom",
                decoding: .strict,
                faults: FaultScript(rules: [
                    FaultRule(path: "/a*", count: 2, fault: .status(503), id: FaultID(rawValue: 7)),
                    FaultRule(path: "*", fault: .timeout(after: .milliseconds(1_500))),
                    FaultRule(path: "/b", fault: .timeout(after: nil)),
                    FaultRule(path: "/c", fault: .delay(.seconds(3))), FaultRule(path: "/d", fault: .noConnection),
                    FaultRule(path: "/e", fault: .brokenBody),
                    FaultRule(
                        path: "/t",
                        fault: .throttle(.init(bandwidth: 400, latency: .seconds(1), jitter: .milliseconds(5)))),
                ]), opened: 1_700_000_000_000)),
        .tap(view(42)), .tap(view(42), at: TouchPlace(x: 3, y: 4.5)),
        .gesture(
            view(1),
            Gesture(
                .pan, .changed, at: TouchPlace(x: 3, y: 4), moved: .init(x: -5, y: 0), velocity: .init(x: 0, y: 80))
        ),
        .gesture(view(1), Gesture(.swipeUp, .ended, at: TouchPlace(x: 3, y: 4))),
        .gesture(view(1), Gesture(.pinch, .changed, at: TouchPlace(x: 3, y: 4), scale: 1.5)),
        .gesture(view(1), Gesture(.rotation, .ended, at: TouchPlace(x: 3, y: 4), rotation: -0.25)),
        .text(view(1), "x", sequence: 9), .text(view(1), "", sequence: nil), .focus(view(1)),
        .blur(view(2)), .returnKey(view(2)), .scroll(view(3), x: 1.5, y: -2),
        .scrollEnd(view(3), round: 2, offset: 0.5, visible: 600, length: 1_200), .page(view(4), index: 1),
        .slide(view(4), to: 0.125, isHeld: true), .slide(view(4), to: 1, isHeld: false),
        .tab(view(5), index: 2), .row(view(8), .open(.leading, isWhole: true)), .row(view(8), .back),
        .row(view(8), .open(.trailing, isWhole: false)), .row(view(8), .move(places: -3)),
        .pull(view(6)), .alert(view(7), button: 0), .back, .swipe(.down), .retry(RetryID(rawValue: 4)),
        .response(
            RequestID(rawValue: 3),
            TransportResponse(
                status: 404, headers: ["a": "b"], body: Data("né".utf8), url: URL(string: "http://x/y"))),
        .response(RequestID(rawValue: 3), TransportResponse(body: Data([0xff, 0x00, 0xfe]))),
        .failure(RequestID(rawValue: 3), TransportFailure(kind: .tls, message: "no")),
        .timer(TimerID(rawValue: 12)), .resumed(Downtime(away: .seconds(6), cause: .putAside)),
        .resumed(Downtime(away: .seconds(6), cause: .restarted, down: .milliseconds(560))),
        .control(.asked(by: nil)), .control(.taken(by: "Ana")), .control(.handed(to: 7, by: "Ana")),
        .faults(FaultScript()), .resumed(Downtime(away: .zero, cause: .passedOver)),
        .crashed(
            FatalInput(
                .tap(view(3)),
                report: CrashReport(
                    message: "it ended",
                    frames: [
                        CrashReport.Frame(function: "$0", file: nil, line: nil),
                        CrashReport.Frame(function: "f()", file: "/a/b.swift", line: 7, isApp: true),
                    ]))),
        .device(DeviceChange()), .device(DeviceChange(to: Device(screen: .landscape, textSize: .xxxLarge))),
        .device(DeviceChange(language: Device.Language("zh-Hant-TW"), motion: .reduced)),
        .device(DeviceChange(location: Device.Location(latitude: 52.5, longitude: -13.25))),
        .device(DeviceChange(timeZone: Device.TimeZone("America/Sao_Paulo"), clockOffset: -86_400)),
        .device(DeviceChange(access: [.camera: .denied, .media: .allowed, .tracking: .ask])),
        .device(DeviceChange(screen: Device.Screen(checked: 320, height: 480), direction: .rightToLeft)),
        .device(
            DeviceChange(
                exceptions: .fatal, contrast: .increased, textWeight: .bold, transparency: .reduced, power: .low,
                app: .background, locationAccess: .denied, notificationAccess: .allowed)),
        .opened(SessionConfiguration(device: Device(power: .low, app: .background))),
        .system(.memoryWarning), .system(.openURL(URL(string: "shop://cart?a=1") ?? URL(filePath: "/"))),
        .system(.notification(payload: #"{"aps":{"alert":"é"}}"#)),
        .opened(SessionConfiguration(device: Device(screen: .small, appearance: .dark))),
        .document(ScreenDocument(text: "{}")), .document(ScreenDocument(text: "{", broken: .show)),
        .read(RequestID(rawValue: 3), .response(TransportResponse(status: 201))),
        .read(RequestID(rawValue: 3), .failure(TransportFailure(kind: .tls, message: "no"))),
        .held(RequestID(rawValue: 5), .drop), .held(RequestID(rawValue: 5), .fail),
        .held(RequestID(rawValue: 5), .release(HeldEdit(status: 503, headers: ["A": "b"], body: Data("x".utf8)))),
        .notes([StepAnnotation(step: 1, text: "x"), StepAnnotation(step: 2, text: "")]),
        .notes([
            StepAnnotation(step: 1, .expectation(StepExpectation(.shows, "x"))),
            StepAnnotation(step: 2, .removedExpectation(StepExpectation(.hides, "x"))),
        ]),
    ]
}
