public import Foundation
import HeadlessUIKit
import SystemScreens

/// The audio settings of an app. They are stored and have no effect.
open class AVAudioSession: NSObject {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private enum Shared: ApplicationKey {
        static var defaultValue: AVAudioSession { AVAudioSession() }
    }

    /// Returns the settings of the running app.
    open class func sharedInstance() -> AVAudioSession { AppEnvironment.current.values[Shared.self] }

    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The permission for the microphone. There is no microphone, so recording fails.
    open var recordPermission: RecordPermission {
        switch Permission.of(.microphone).status {
        case .notDetermined: .undetermined
        case .denied: .denied
        case .authorized: .granted
        }
    }

    /// Asks the user once, with an alert.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        Permission.of(.microphone).request(completion: response)
    }
    /// Does nothing.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public enum PortOverride: UInt, Sendable { case none, speaker }
    /// Always 1.
    open var outputVolume: Float { 1 }
    /// Always false.
    open var isOtherAudioPlaying: Bool { false }
}
