import AVFoundation
import KennelTesting
import SessionSupport
import Testing
import UIKit
import Wire

private final class ScanController: LogController, AVCaptureMetadataOutputObjectsDelegate,
    AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate, AVSpeechSynthesizerDelegate
{
    private let session = AVCaptureSession()
    private let photos = AVCapturePhotoOutput()
    private let voice = AVSpeechSynthesizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        let codes = AVCaptureMetadataOutput()
        codes.setMetadataObjectsDelegate(self, queue: .main)
        codes.metadataObjectTypes = [.qr, .ean13]
        session.addOutput(codes)
        session.addOutput(photos)
        show("outputs \(session.outputs.count), may add \(session.canAddOutput(codes))")
        show("camera \(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) != nil)")
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = view.bounds
        view.layer.addSublayer(preview)
        voice.delegate = self
        button("Start") { [unowned self] in
            session.startRunning()
            show("runs \(session.isRunning)")
        }
        button("Photo") { [unowned self] in photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }
        button("Film") { [unowned self] in
            AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "/film.mov"), recordingDelegate: self)
        }
        button("Record") { [unowned self] in
            let recorder = try? AVAudioRecorder(
                url: URL(fileURLWithPath: "/memo.m4a"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
            show("records \(recorder?.record() == true)")
            AVAudioSession.sharedInstance().requestRecordPermission { self.show("may record \($0)") }
        }
        button("Camera") { [unowned self] in
            let before = AVCaptureDevice.authorizationStatus(for: .video)
            AVCaptureDevice.requestAccess(for: .video) {
                self.show("camera \(before) \($0) \(AVAudioSession.sharedInstance().recordPermission)")
            }
        }
        button("Say") { [unowned self] in
            voice.speak(AVSpeechUtterance(string: String(repeating: "a", count: 30)))
            voice.speak(AVSpeechUtterance(string: String(repeating: "b", count: 15)))
        }
        button("Be quiet") { [unowned self] in show("stopped \(voice.stopSpeaking(at: .immediate))") }
    }

    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        show("photo \(photo.fileDataRepresentation() != nil) \((error as? AVError)?.code == .deviceNotConnected)")
    }
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
    ) { show("film \((error as? AVError)?.code == .deviceNotConnected)") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        show("begins \(utterance.speechString.prefix(1))")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        show("ends \(utterance.speechString.prefix(1)) \(synthesizer.isSpeaking)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        show("cancels \(utterance.speechString.prefix(1))")
    }
}

@Suite("Cameras and voices of a session")
struct CaptureTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(ScanController()) }

    @Test func `A capture session runs without a camera, and photos fail`() async throws {
        let session = await TestSession.open(Self.app)
        #expect(await session.shows("outputs 2, may add false"))
        #expect(await session.shows("camera false"))
        try await session.tap("Start")
        #expect(await session.shows("runs true"))
        #expect(await session.log().contains { $0.contains("has no camera") })
        try await session.tap("Photo")
        #expect(await session.shows("photo false true"))
    }

    @Test func `Videos and sounds cannot be recorded`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Film")
        #expect(await session.shows("film true"))
        try await session.tap("Record")
        #expect(await session.shows("records false"))
        try await session.tap("Allow")
        #expect(await session.shows("may record true"))
        #expect(await session.log().contains { $0.contains("records memo.m4a") })
    }

    @Test func `The camera is asked for once, and the settings of the device decide before the app asks`() async throws
    {
        let session = await TestSession.open(Self.app)
        try await session.tap("Camera")
        try await session.tap("Don’t Allow")
        #expect(await session.shows("camera notDetermined false undetermined"))
        try await session.tap("Camera")
        #expect(await session.shows("camera denied false undetermined"))
        try await session.change(.init(access: [.camera: .allowed, .microphone: .denied]))
        try await session.tap("Camera")
        #expect(await session.shows("camera authorized true denied"))
        try await session.change(.init(access: [.camera: .ask]))
        try await session.tap("Camera")
        #expect(await session.alerts().count == 1)
        let before = await session.texts()
        #expect(try await session.rebuilt(Self.app).texts() == before)
    }

    @Test func `Texts are spoken one after the other in the time of the session`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Say")
        #expect(await session.shows("begins a"))
        await session.advance(by: .milliseconds(1_999))
        #expect(await !session.shows("ends a true"))
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("ends a true"))
        #expect(await session.shows("begins b"))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("ends b false"))
        let before = await session.texts()
        #expect(try await session.rebuilt(Self.app).texts() == before)
    }

    @Test func `Stopping cancels all texts`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Say")
        try await session.tap("Be quiet")
        #expect(await session.texts().suffix(3) == ["stopped true", "cancels a", "cancels b"])
        await session.advance(by: .seconds(5))
        #expect(await !session.shows("ends a true"))
    }
}
